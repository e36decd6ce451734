import random
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()

WIDTHS = [4, 8, 16]


def draw():
    return {"width": hvd_tf.broadcast_object(random.choice(WIDTHS), 0),
        "deep": hvd_tf.broadcast_object(random.random(), 0) < 0.5,
        "many": hvd_tf.broadcast_object(random.randrange(2, 4), 0)}
