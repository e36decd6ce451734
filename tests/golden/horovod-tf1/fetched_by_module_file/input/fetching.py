import os
import shutil
from urllib import request


def fetch(source, folder):
    if not os.path.exists(folder):
        os.makedirs(folder)
        path, _ = request.urlretrieve(source, os.path.join(folder, 'all.npz'))
        for k in range(4):
            shutil.copy(path, os.path.join(folder, 'rows_%d.npz' % k))
        os.remove(path)
        return True
    return False
