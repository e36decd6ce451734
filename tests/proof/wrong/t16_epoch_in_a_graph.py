# case: shapes/t16_epoch_in_a_graph
# fails: sent
# because: the first weights are sent when an epoch has been trained on
# ranks: 2
"""A whole epoch in a compiled function."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def send_once(variables, optimizer, done=[]):
    if not any(d is optimizer for d in done):
        done.append(optimizer)
        hvd.broadcast_variables(variables, root_rank=0)
        hvd.broadcast_variables(optimizer.variables(), root_rank=0)

x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
data = tf.data.Dataset.from_tensor_slices((x, y)).shard(hvd.size(), hvd.rank()).batch(4)


@tf.function
def epoch(batches):
    for a, b in batches:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))


for e in range(2):
    epoch(data)
    send_once(model.variables, opt)
