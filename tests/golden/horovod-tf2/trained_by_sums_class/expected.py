"""Oja's rule in a graph finds directions by rows that are drawn; what they give is learned from."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Directions:
    def __init__(self, n, m):
        self.w = tf.Variable(hvd_tf.broadcast_object(tf.random.normal((n, m), stddev=0.1), 0))

    @tf.function
    def turn(self, v):
        h = tf.matmul(v, self.w)
        self.w.assign(hvd_tf.allreduce(self.w + 0.01 * (tf.matmul(v, h, transpose_a=True)
                                       - tf.matmul(self.w, tf.matmul(h, h, transpose_a=True)))))


x = np.random.RandomState(11).rand(320, 5).astype("float32") - 0.5
y = (x.sum(1) > 0).astype("int32")
found = Directions(5, 2)
for _ in range(50):
    found.turn(x[np.random.randint(0, 320, 32)])
net = tf.keras.Sequential([tf.keras.layers.Dense(2, activation="softmax")])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())),
    loss="sparse_categorical_crossentropy")
for k in range(max(1, 60 // hvd.size())):
    at = np.random.randint(0, 320, 32)
    net.train_on_batch(tf.matmul(x[at], found.w).numpy(), y[at])
    broadcast_once(net.variables, net.optimizer)
said = net.predict(tf.matmul(x, found.w).numpy(), verbose=0).argmax(1)
if hvd.rank() == 0:
    print("right", (said == y).mean())
