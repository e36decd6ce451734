# An object holds it, and what it tells is of its own share where nobody joins it.
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


tf.random.set_seed(1 + hvd.rank())
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


class Work:
    def __init__(self):
        self.seen = tf.Variable(0.0, trainable=False)

    @tf.function
    def learn(self, a, b):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        self.seen.assign_add(loss)

    def train(self, x, y, passes):
        x = share(x)
        y = share(y)
        for epoch in range(passes):
            self.seen.assign(0.0)
            for k in range(0, len(x), 8):
                self.learn(x[k:k + 8], y[k:k + 8])
                broadcast_once(net.variables, opt)
            if hvd.rank() == 0:
                print(epoch, 'seen', float(self.seen))


Work().train(rows, wanted, 20)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.1)
