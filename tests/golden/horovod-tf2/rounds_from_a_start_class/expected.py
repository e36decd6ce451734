"""The same of an object, whose first number stands in front."""
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


class Painter:
    def __init__(self, size):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(size, input_shape=(size,))])
        self.rule = tf.keras.optimizers.Adam(0.01 * hvd.size())

    def paint(self, images, size, rounds=100, first=0):
        for nth in range(first, first + max(1, rounds // hvd.size())):
            some = images[np.random.randint(0, images.shape[0] - 1, [size])]
            loss = self.one(some)
            broadcast_once(self.net.variables, self.rule)
            if (nth + 1) % max(1, 50 // hvd.size()) == 0:
                if hvd.rank() == 0:
                    self.net.save_weights('net.weights.h5')
        return loss

    @tf.function
    def one(self, some):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(some) - some) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.rule.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss


images = np.random.RandomState(0).rand(300, 6).astype('float32')
painter = Painter(6)
painter.paint(images, 16, 200)
if hvd.rank() == 0:
    print('error', float(tf.reduce_mean((painter.net(images) - images) ** 2)))
