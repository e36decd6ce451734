# case: shapes/t19_reads_for_all
# fails: cost
# because: every rank reads and decodes everything and throws most of it away
# ranks: 2
"""Each record is decoded."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def send_once(variables, optimizer, done=[]):
    if not any(d is optimizer for d in done):
        done.append(optimizer)
        hvd.broadcast_variables(variables, root_rank=0)
        hvd.broadcast_variables(optimizer.variables(), root_rank=0)



def decode(i):
    i = tf.cast(i, tf.float32)
    return tf.stack([i, 1.0, 2.0]) / 100, i / 100


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
for a, b in tf.data.Dataset.range(640).map(decode).batch(4).shard(hvd.size(), hvd.rank()):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    send_once(model.variables, opt)
