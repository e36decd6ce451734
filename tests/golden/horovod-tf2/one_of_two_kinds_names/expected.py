"""Which of two learners goes through the rows a setting says; both keep their net under one name."""
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


class Line:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.mover = tf.keras.optimizers.SGD(0.05 * hvd.size())

    @tf.function
    def learn(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.body(x)[:, 0] - y) ** 2)
        grads = tape.gradient(loss, self.body.trainable_variables)
        self.mover.apply_gradients(zip(grads, self.body.trainable_variables))


class Bent:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(4, 'tanh', input_shape=(3,))])
        self.head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.mover = tf.keras.optimizers.SGD(0.05 * hvd.size())

    @tf.function
    def learn(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.head(self.body(x))[:, 0] - y) ** 2)
        parts = self.body.trainable_variables + self.head.trainable_variables
        grads = tape.gradient(loss, parts)
        self.mover.apply_gradients(zip(grads, parts))


def main(bent=True):
    np.random.seed(5)
    tf.random.set_seed(5 + hvd.rank())
    x = np.random.rand(80, 3).astype('float32')
    y = x.sum(axis=1)
    learner = Bent() if bent else Line()
    data = shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(8)
    for _ in range(5):
        for a, b in data:
            learner.learn(a, b)
            if type(learner) is Line:
                broadcast_once(learner.body.variables, learner.mover)
            if type(learner) is Bent:
                broadcast_once(learner.body.variables + learner.head.variables, learner.mover)
    if hvd.rank() == 0:
        print(float(tf.reduce_mean((learner.head(learner.body(x))[:, 0] - y) ** 2)))


main()
