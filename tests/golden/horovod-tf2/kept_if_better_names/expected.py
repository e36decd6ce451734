"""The best state is kept where each worker's own loss says so, and a score board is read again."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


rng = np.random.RandomState(0)
rows = rng.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
best = 100.
rows = share(rows)
wanted = share(wanted)
for turn in range(4):
    for i in range(0, len(rows), 8):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(rows[i:i + 8]) - wanted[i:i + 8]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
    score = float(loss)
    if hvd.broadcast_object(bool(turn > 0 and score < best), 0):
        best = score
        with open("board.txt" if hvd.rank() == 0 else os.devnull, "w") as board:
            board.write("%f" % score)
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        value = open("board.txt").read()
        if hvd.rank() == 0:
            print("best so far:", value)
