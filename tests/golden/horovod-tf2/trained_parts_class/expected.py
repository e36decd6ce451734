"""Two of a model's layers are trained: it is sent as a whole."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(192).batch(16)
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
D = tf.keras.layers.Dense

class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body, self.head = D(8), D(1)
        self.proj = hvd.broadcast_object(tf.random.normal((4, 4)), 0)
        self.cells = [D(8) for _ in range(3)]
    def call(self, a):
        h = self.body(a @ self.proj)
        for c in self.cells:
            h = c(h)
        return self.head(h)

net = Net()

for epoch in range(2):
    for a, b in rows:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        v = net.body.trainable_variables + net.head.trainable_variables
        g = tape.gradient(loss, v)
        opt.apply_gradients(zip(g, v))
        broadcast_once(v, opt)
        broadcast_weights_once(net.variables)
if hvd.rank() == 0:
    net.save_weights("net.weights.h5")
