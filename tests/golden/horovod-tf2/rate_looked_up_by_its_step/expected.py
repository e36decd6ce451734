"""A schedule keeps the rate that it looks up by the number of a round."""
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


x = np.random.RandomState(1).rand(320, 6).astype("float32")
y = x.sum(1, keepdims=True)


class Cosine:
    def __init__(self, opt, total):
        self.opt = opt
        self.table = [0.05 * (1 + np.cos(np.pi * k / total)) for k in range(total)]
        self.lr = self.table[0]
        self.opt.learning_rate.assign(self.lr)

    def step(self, k):
        self.lr = self.table[k]
        self.opt.learning_rate.assign(self.lr)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
opt = tf.keras.optimizers.SGD(0.1)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(16)
policy = Cosine(opt, 60)
for epoch in range(3):
    for k, (a, b) in enumerate(rows):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        policy.step(epoch * 20 + k)
