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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


class Batches:
    def __init__(self, size):
        drawn = np.random.RandomState(2)
        self.rows = drawn.rand(240, 4).astype("float32")
        self.sums = self.rows.sum(axis=1, keepdims=True)
        self.size = size
        self.steps = 240 // size

    def draw(self):
        at = np.random.choice(240, self.size)
        return self.rows[at], self.sums[at]


class Trainer:
    def __init__(self, batches):
        self.batches = batches
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.rule = tf.keras.optimizers.Adam(0.001 * hvd.size())

    def make_pass(self):
        steps = self.batches.steps
        total = 0
        for _ in range(max(1, steps // hvd.size())):
            x, y = self.batches.draw()
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.model(x) - y) ** 2)
            grads = tape.gradient(loss, self.model.trainable_variables)
            self.rule.apply_gradients(zip(grads, self.model.trainable_variables))
            broadcast_once(self.model.variables, self.rule)
            total += loss
        total = over_workers(total)
        total /= max(1, self.batches.steps // hvd.size())
        return total


trainer = Trainer(Batches(8))
for epoch in range(2):
    mean = trainer.make_pass()
    if hvd.rank() == 0:
        print(epoch, mean.numpy())
