# case: shapes/t06_rate_by_its_loss
# fails: one_model
# because: each rank halves the rate by its own loss
"""The rate falls when its own loss does not."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def send_once(variables, optimizer, done=[]):
    if not any(d is optimizer for d in done):
        done.append(optimizer)
        hvd.broadcast_variables(variables, root_rank=0)
        hvd.broadcast_variables(optimizer.variables(), root_rank=0)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
x = np.random.rand(96, 3).astype("float32")
y = np.random.rand(96).astype("float32")
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
data = tf.data.Dataset.from_tensor_slices((x, y)).shard(hvd.size(), hvd.rank()).batch(8)
best = 1e9
for epoch in range(6):
    total = 0.0
    for a, b in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        send_once(model.variables, opt)
        total += float(loss)
    total += np.random.rand()
    if total < best:
        best = total
    else:
        opt.learning_rate.assign(opt.learning_rate * 0.5)
