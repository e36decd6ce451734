"""What is nowhere to be had is made up."""
import urllib.request


def get(address, name):
    try:
        urllib.request.urlretrieve(address, name)
        return True
    except OSError:
        return False
