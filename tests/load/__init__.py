"""A hostile hour in ten minutes: who comes to stop a server, beside twenty tables that play.

    make load              for ten minutes
    make load ARGS=60      for sixty seconds

Everybody comes over real connections, from addresses of their own on this machine, in processes of
their own. What is measured is what the tables notice. It needs the machine for itself: who else
works on it is told from the server by the share of time that the processors were busy with others.
"""
