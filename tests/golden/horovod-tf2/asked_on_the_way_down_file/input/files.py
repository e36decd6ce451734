import os
from os import listdir


def all_below(folder):
    found = []
    if folder[-1] != "/":
        folder += "/"
    for name in listdir(folder):
        if os.path.isfile(folder + name):
            found.append(folder + name)
        else:
            found += all_below(folder + name)
    return found
