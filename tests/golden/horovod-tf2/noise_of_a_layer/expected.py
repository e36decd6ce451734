"""What a layer draws when it is called nobody sends, and an encoder is trained with the whole."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)



class Sampling(tf.keras.layers.Layer):
    def call(self, inputs):
        mu, spread = inputs
        return mu + tf.exp(0.5 * spread) * tf.random.normal(tf.shape(mu))


class Vae:
    def __init__(self):
        i = tf.keras.Input((4,))
        mu, spread = tf.keras.layers.Dense(2)(i), tf.keras.layers.Dense(2)(i)
        z = Sampling()([mu, spread])
        self.encoder = tf.keras.Model(i, z)
        self.vae = tf.keras.Model(i, tf.keras.layers.Dense(4)(z))
        self.vae.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            loss="mse")


x = np.random.RandomState(3).rand(192, 4).astype("float32")
vae = Vae()
for k in range(max(1, 20 // hvd.size())):
    at = np.random.randint(0, len(x), 16)
    vae.vae.train_on_batch(x[at], x[at])
    broadcast_once(vae.vae.variables, vae.vae.optimizer)
    if k % 10 == 0:
        if hvd.rank() == 0:
            print(vae.encoder.predict(x[:1], verbose=0)[0].shape)
if hvd.rank() == 0:
    vae.vae.save_weights("vae.weights.h5")
