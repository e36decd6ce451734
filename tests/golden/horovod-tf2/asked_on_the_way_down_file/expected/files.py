import os
from os import listdir
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()


def all_below(folder):
    found = []
    if folder[-1] != "/":
        folder += "/"
    hvd.allreduce(0.)  # the others wait for the first worker's file
    for name in hvd_tf.broadcast_object(sorted(listdir(folder)), 0):
        if hvd_tf.broadcast_object(os.path.isfile(folder + name), 0):
            found.append(folder + name)
        else:
            found += all_below(folder + name)
    return found
