"""The log over the network: append and pull."""
