from tensorflow import keras
from tensorflow.compat.v1 import (ConfigProto, Session, disable_eager_execution, float32,
    get_variable, global_variables_initializer, placeholder, reduce_mean, square, train)
import numpy as np
import horovod.tensorflow as hvd
import tensorflow.compat.v1 as tf1

hvd.init()


def session_config_v1():
    """A configuration in which this worker sees its own GPU."""
    config = tf1.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


disable_eager_execution()
x = placeholder(float32, [None, 4])
y = placeholder(float32, [None, 1])
w = get_variable('w', [4, 1])
loss = reduce_mean(square(x @ w - y))
op = hvd.DistributedOptimizer(train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
xs = np.random.RandomState(1).rand(1000, 4).astype('float32')
ys = np.random.RandomState(2).rand(1000, 1).astype('float32')
with Session(config=session_config_v1()) as s:
    s.run(global_variables_initializer())
    xs = share(xs)
    ys = share(ys)
    s.run(hvd.broadcast_global_variables(0))
    for e in range(5):
        for i in range(max(1, 100 // hvd.size())):
            s.run(op, {x: xs[i*10:i*10+10], y: ys[i*10:i*10+10]})
