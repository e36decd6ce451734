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


class Phases:
    def __init__(self, x, y):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
        self.train(x, y)

    def step(self, x, y, opt):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.keras.losses.sparse_categorical_crossentropy(y, self.net(x), from_logits=True)
        opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_weights), self.net.trainable_weights))
        broadcast_once(self.net.variables, opt)

    def train(self, x, y):
        adam, sgd = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.SGD(1e-3)
        for _ in range(2):
            for i in range(len(x) // 8):
                self.step(x[i * 8:i * 8 + 8], y[i * 8:i * 8 + 8], adam)
        for _ in range(2):
            for i in range(len(x) // 8):
                self.step(x[i * 8:i * 8 + 8], y[i * 8:i * 8 + 8], sgd)


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(x, y), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
Phases(x.reshape(-1, 784).astype('float32') / 255., y)
