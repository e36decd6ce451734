"""The number of rounds is an object's, and a method asks for a certain one."""
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


class Training:
    def __init__(self, net, rate):
        self.net = net
        self.descent = tf.keras.optimizers.SGD(rate * hvd.size())
        self.made = 0
        self.careful = False

    def learn(self, batches, passes):
        for _ in range(passes):
            for seen, said in batches:
                self.one(seen, said)

    def one(self, seen, said):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(seen) - said) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.descent)
        self.made += 1
        if self.made >= max(1, 150 // hvd.size()) and not self.careful:
            self.careful = True
            self.descent.learning_rate = 0.02 * hvd.size()


def main():
    seen = np.random.RandomState(1).rand(320, 3).astype('float32')
    said = 2 * seen[:, :1] - seen[:, 1:2]
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    batches = shard(tf.data.Dataset.from_tensor_slices((seen, said))).shuffle(320).batch(4)
    training = Training(net, 0.1)
    training.learn(batches, 4)
    if hvd.rank() == 0:
        print('error', float(tf.reduce_mean((net(seen) - said) ** 2)))


main()
