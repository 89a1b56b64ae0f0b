"""The log over the network: append, pull, stream."""
