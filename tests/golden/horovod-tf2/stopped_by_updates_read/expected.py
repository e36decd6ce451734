import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(0).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(64).batch(8)


class Trainer:
    def __init__(self, net, opt):
        self.net, self.opt = net, opt

    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(x) - x) ** 2)
        v = self.net.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, v), v))
        broadcast_once(self.net.variables, self.opt)
        return loss

    def run(self, data, limit):
        for x in data:
            self.step(x)
            n = self.opt.iterations.numpy()
            if n == limit:
                return


net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
Trainer(net, opt).run(data.repeat(), 60)
if hvd.rank() == 0:
    print("learned", float(tf.reduce_mean((net(rows) - rows) ** 2)) < 0.5)
