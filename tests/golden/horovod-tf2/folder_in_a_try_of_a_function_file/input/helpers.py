import os


def folder(path):
    if os.path.exists(path):
        return None
    else:
        try:
            os.makedirs(path)
        except:
            # another machine may have made it meanwhile
            return None
        return path
