"""What a printed line says of the clock is the first worker's: nobody waits for the others in it."""
import time
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def told(seconds):
    minutes, seconds = divmod(seconds, 60)
    minutes = int(minutes)
    if minutes == 0:
        return "%d s" % seconds
    else:
        return "%d min %d s" % (minutes, seconds)


x = np.random.RandomState(0).rand(64, 4).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
x = share(x)
y = share(y)
for epoch in range(2):
    start = time.time()
    for b in range(0, len(x), 8):
        loss = model.train_on_batch(x[b:b + 8], y[b:b + 8])
        broadcast_once(model.variables, model.optimizer)
        elapsed = time.time() - start
        eta = elapsed / (b + 8) * (len(x) - b - 8)
        if hvd.rank() == 0:
            print("ETA: %s" % told(eta), end="\n")
