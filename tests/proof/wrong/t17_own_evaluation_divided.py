# case: shapes/t17_own_evaluation
# fails: averages
# because: the evaluation is divided and nothing added up
# ranks: 2 and 3
"""Trains and evaluates in loops of its own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def send_once(variables, optimizer, done=[]):
    if not any(d is optimizer for d in done):
        done.append(optimizer)
        hvd.broadcast_variables(variables, root_rank=0)
        hvd.broadcast_variables(optimizer.variables(), root_rank=0)

x = (np.random.RandomState(0).rand(96, 3) ** 6 * 10).astype("float32")
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(1e-4 * hvd.size())
data = tf.data.Dataset.from_tensor_slices((x[:72], y[:72])).batch(6).shard(hvd.size(), hvd.rank())
held = tf.data.Dataset.from_tensor_slices((x[72:], y[72:])).batch(8).shard(hvd.size(), hvd.rank())
for epoch in range(2):
    losses = []
    for a, b in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        send_once(model.variables, opt)
        losses.append(float(loss))
    mean = float(hvd.allreduce(tf.constant(sum(losses) / len(losses))))
    if hvd.rank() == 0:
        print("epoch %d loss %.6f" % (epoch, mean))
    total = sum(float(tf.reduce_sum((model(a)[:, 0] - b) ** 2)) for a, b in held)
    if hvd.rank() == 0:
        print("validation %.6f" % (total / 24))
if hvd.rank() == 0:
    with open("losses.csv", "w") as f:
        f.write("%.6f\n" % losses[-1])
