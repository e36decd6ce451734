"""A method asks the tape that it is given for the slope by the input, which stays a worker's own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def averaged(gradients):
    """Each of the gradients as the mean over all workers."""
    return tf.nest.map_structure(
        lambda g: None if g is None else hvd.allreduce(g), gradients)


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



class Pinn:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="tanh", input_shape=(1,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def residual(self, tape, a):
        u = self.net(a)
        return tape.gradient(u, a) + u

    @tf.function
    def step(self, a):
        with tf.GradientTape(persistent=True) as tape:
            tape.watch(a)
            loss = tf.reduce_mean(tf.square(self.residual(tape, a)))
        g = averaged(tape.gradient(loss, self.net.trainable_variables))
        self.opt.apply_gradients(zip(g, self.net.trainable_variables))

    def fit(self, rows):
        for epoch in range(2):
            for a in rows:
                self.step(a)
                broadcast_once(self.net.variables, self.opt)
            if hvd.rank() == 0:
                print("epoch", epoch)


x = np.random.RandomState(3).rand(192, 1).astype("float32")
p = Pinn()
p.fit(shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(192).batch(16))
if hvd.rank() == 0:
    p.net.save_weights("net.weights.h5")
