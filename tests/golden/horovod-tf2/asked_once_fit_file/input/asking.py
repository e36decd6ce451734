import io
import sys

sys.stdin = io.StringIO("0.02\n\n")


def rate():
    return float(sys.stdin.readline())


def again():
    return sys.stdin.readline() == "y\n"
