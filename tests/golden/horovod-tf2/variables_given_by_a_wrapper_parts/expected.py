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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


np.random.seed(2)


class Part:
    def __init__(self, out, given):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(out, input_shape=(given,))])
        self.trainable_variables = self.model.trainable_variables


class Whole:
    def __init__(self):
        self.head = Part(8, 4)
        self.tail = Part(1, 8)
        self.trainable_variables = self.head.trainable_variables + self.tail.trainable_variables


class Trainer:
    def __init__(self):
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def run(self, data, net):
        for x, y in data:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((net.tail.model(net.head.model(x)) - y) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            self.opt.apply_gradients(zip(grads, net.trainable_variables))
            broadcast_once(net.trainable_variables, self.opt)
            if net.tail.model.built:
                broadcast_weights_once(net.tail.model.variables)
            if net.head.model.built:
                broadcast_weights_once(net.head.model.variables)


x = np.random.rand(64, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
whole, trainer = Whole(), Trainer()
for epoch in range(3):
    trainer.run(shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(8), whole)
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((whole.tail.model(whole.head.model(x)) - y) ** 2)))
