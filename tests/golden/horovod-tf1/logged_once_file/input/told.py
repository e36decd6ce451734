import logging
import sys


def make(name):
    told = logging.getLogger(name)
    told.setLevel(logging.INFO)
    told.addHandler(logging.StreamHandler(sys.stdout))
    return told
