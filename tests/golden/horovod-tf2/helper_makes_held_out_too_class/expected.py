"""A method makes both, of what the object keeps."""
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


class Trainer:
    def __init__(self, x, y):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        cut = len(x) - len(x) // 4
        self.train_data, self.held_data = (x[:cut], y[:cut]), (x[cut:], y[cut:])

    def get_dataset(self, data, is_training=False):
        x, y = data
        ds = tf.data.Dataset.from_tensor_slices((x, y))
        if is_training:
            ds = ds.shuffle(96).batch(8)
        else:
            ds = ds.batch(8)
        return ds

    def train(self):
        opt = tf.keras.optimizers.Adam(0.01)
        error = tf.keras.metrics.MeanSquaredError()
        train_ds = self.get_dataset(self.train_data, is_training=True)
        held_ds = self.get_dataset(self.held_data)
        for epoch in range(4):
            for x, y in train_ds:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((self.model(x)[:, 0] - y) ** 2)
                grads = tape.gradient(loss, self.model.trainable_weights)
                opt.apply_gradients(zip(grads, self.model.trainable_weights))
                broadcast_once(self.model.variables, opt)
            for x, y in held_ds:
                error(y, self.model(x)[:, 0])
            if hvd.rank() == 0:
                print(epoch, float(error.result()))
            error.reset_state()


np.random.seed(2)
tf.random.set_seed(2 + hvd.rank())
x = np.random.rand(96, 2).astype('float32')
Trainer(x, x.sum(axis=1)).train()
