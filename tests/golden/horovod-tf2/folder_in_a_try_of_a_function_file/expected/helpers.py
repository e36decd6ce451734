import os
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()


def folder(path):
    if hvd_tf.broadcast_object(bool(os.path.exists(path)), 0):
        return None
    else:
        try:
            os.makedirs(path, exist_ok=True)
        except:
            # another machine may have made it meanwhile
            return None
        return path
