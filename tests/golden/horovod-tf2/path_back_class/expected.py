"""A manager gives back the path of what it saved; it is read at the end."""
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


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.kept = tf.train.Checkpoint(net=self.net)
        self.last = None

    def learn(self, rows):
        for part in shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean(self.net(part) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            broadcast_once(self.net.variables, self.opt)
        self.last = self.kept.write("kept/net") if hvd.rank() == 0 else None

    def recall(self):
        self.last = hvd.broadcast_object(self.last, 0)
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        self.kept.read(self.last)


learner = Learner()
data = np.random.RandomState(0).rand(320, 3).astype("float32")
for _ in range(3):
    learner.learn(data)
learner.recall()
if hvd.rank() == 0:
    print(float(tf.reduce_mean(learner.net(data[:100]) ** 2)))
