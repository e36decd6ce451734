"""A rate changes where the optimizer has made so many updates."""
import tensorflow as tf
import numpy as np
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


rows = np.random.RandomState(1).rand(640, 3).astype('float32')
class T:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(0.01)
        pass
    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(self.net(x) ** 2)
        g = tape.gradient(loss, self.net.variables)
        self.opt.apply_gradients(zip(g, self.net.variables))
        broadcast_once(self.net.variables, self.opt)
        return loss
    def run(self, data, max_steps):
        for x in data.repeat():
            l = self.step(x)
            if self.opt.iterations % 50 == 0:
                if hvd.rank() == 0:
                    print(int(self.opt.iterations), float(l))
            if int(self.opt.iterations) == 120: self.opt.learning_rate = 0.001
            if self.opt.iterations > 160:
                return
T().run(tf.data.Dataset.from_tensor_slices(rows).batch(8), 2000)
