import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


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


class Loader:
    def __init__(self, x, y, size):
        self.x, self.y, self.size, self.i = x, y, size, 0

    def next_batch(self):
        if self.i + self.size > len(self.x):
            self.i = 0
        batch = self.x[self.i:self.i + self.size], self.y[self.i:self.i + self.size]
        self.i += self.size
        return batch


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(x, y), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
loader = Loader(x.reshape(-1, 784).astype('float32') / 255., y.astype('int64'), 8)
net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())


@tf.function
def train(xb, yb):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(yb, net(xb)))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for it in range(max(1, 32 // hvd.size())):
    xb, yb = turn(loader.next_batch)
    train(xb, yb)
    broadcast_once(net.variables, opt)
