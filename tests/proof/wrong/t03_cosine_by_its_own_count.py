# case: shapes/t03_cosine_by_its_own_count
# fails: schedule
# because: the count of all steps is not divided: the cosine ends early
# ranks: 2 and 3
"""The program works out the rate by its own count of steps."""
import math
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
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
data = tf.data.Dataset.from_tensor_slices((x, y)).shard(hvd.size(), hvd.rank()).batch(8)
total, step = hvd.size() * 3 * len(data), 0
for epoch in range(3):
    for a, b in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        send_once(model.variables, opt)
        step += 1
        opt.learning_rate.assign(hvd.size() * 0.025 * (1 + math.cos(math.pi * step / total)))
