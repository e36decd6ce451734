"""An object's optimizer counts its updates, and the rounds of a run are those that are left."""
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


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.kept = tf.train.Checkpoint(model=self.model, opt=self.opt)
        self.kept.restore(tf.train.latest_checkpoint('./kept'))

    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.model(x) - 1.))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        broadcast_once(self.model.variables, self.opt)

    def train(self, rows, rounds):
        left = rounds - int(self.opt.iterations)
        for k in range(left):
            self.step(rows[np.random.randint(0, len(rows), 8)])
        if hvd.rank() == 0:
            self.kept.save('./kept/net')


Net().train(np.random.RandomState(0).rand(480, 4).astype('float32'), 60)
