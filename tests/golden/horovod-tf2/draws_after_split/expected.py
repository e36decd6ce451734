import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


rows = np.random.RandomState(9).rand(200, 3).astype("float32")
np.random.set_state(hvd.broadcast_object(np.random.get_state(), 0))
x, held_x, y, held_y = train_test_split(rows, rows.sum(1), test_size=0.2)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
for step in range(max(1, 60 // hvd.size())):
    picked = np.random.choice(len(x), 16)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x[picked])[:, 0] - y[picked]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(held_x)[:, 0] - held_y) ** 2)))
