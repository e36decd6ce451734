# case: shapes/t04_every_fifth
# because: turns are taken inside enumerate
# ranks: 2
"""Every fifth batch trains another network, too."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def send_once(variables, optimizer, done=[]):
    if not any(d is optimizer for d in done):
        done.append(optimizer)
        hvd.broadcast_variables(variables, root_rank=0)
        hvd.broadcast_variables(optimizer.variables(), root_rank=0)

g = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
g_opt, d_opt = tf.keras.optimizers.SGD(0.01 * hvd.size()), tf.keras.optimizers.SGD(0.01 * hvd.size())
x = np.random.RandomState(0).rand(60, 3).astype("float32")


def step(net, opt, batch):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(d(g(batch)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    send_once(net.variables, opt)


for i, batch in enumerate(tf.data.Dataset.from_tensor_slices(x).batch(2).shard(hvd.size(), hvd.rank())):
    if i % 5 == 0:
        step(g, g_opt, batch)
    step(d, d_opt, batch)
