"""What is subtracted from a variable is gathered in another one; a third is kept by its name."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
w = tf.Variable(tf.random.normal([3, 1]))
moved = tf.Variable(tf.zeros([3, 1]))
others = {"b": tf.Variable(tf.random.normal([1]))}
rows = share(rows)
for epoch in range(3):
    for low in range(0, len(rows), 8):
        x, y = rows[low:low + 8, :3], rows[low:low + 8, 3:]
        with hvd.DistributedGradientTape(tf.GradientTape(persistent=True)) as tape:
            loss = tf.reduce_mean((tf.matmul(x, w) + others["b"] - y) ** 2)
        moved.assign(0.9 * moved + tape.gradient(loss, [w])[0])
        w.assign_sub(0.01 * moved)
        broadcast_weights_once([w])
        for name in others:
            others[name].assign_sub(0.01 * hvd.size() * tape.gradient(loss, [others[name]])[0])
            broadcast_weights_once([others[name]])
        del tape
