import numpy as np
from tensorflow.keras.layers import Input, Dense, BatchNormalization, LeakyReLU
from tensorflow.keras.models import Sequential, Model
from tensorflow.keras.optimizers.legacy import Adam
import horovod.tensorflow.keras as hvd
import tensorflow as tf
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class GAN():
    def __init__(self):

        self.d = self.build_d()
        self.d.compile(loss='binary_crossentropy',
            optimizer=hvd.DistributedOptimizer(Adam(0.0002 * hvd.size(), 0.5)),
            metrics=['accuracy'])
        self.g = self.build_g()
        z = Input(shape=(10,))
        img = self.g(z)
        self.d.trainable = False
        valid = self.d(img)
        self.combined = Model(z, valid)
        self.combined.compile(loss='binary_crossentropy',
            optimizer=hvd.DistributedOptimizer(Adam(0.0002 * hvd.size(), 0.5)))
    def build_g(self):
        m = Sequential()
        m.add(Dense(16, input_dim=10))
        m.add(BatchNormalization(momentum=0.8))
        m.add(Dense(20))
        return m
    def build_d(self):
        m = Sequential()
        m.add(Dense(16, input_dim=20))
        m.add(Dense(1, activation='sigmoid'))
        return m
    def train(self, epochs, batch_size=32):
        X = np.random.RandomState(0).rand(203, 20)
        valid = np.ones((batch_size, 1)); fake = np.zeros((batch_size, 1))
        for epoch in range(max(1, epochs // hvd.size())):
            idx = np.random.randint(0, X.shape[0], batch_size)
            noise = np.random.normal(0, 1, (batch_size, 10))
            gen = self.g.predict(noise, verbose='auto' if hvd.rank() == 0 else 0)
            dl = self.d.train_on_batch(X[idx], valid)
            broadcast_once(self.d.variables, self.d.optimizer)
            df = self.d.train_on_batch(gen, fake)
            broadcast_once(self.d.variables, self.d.optimizer)
            gl = self.combined.train_on_batch(noise, valid)
            broadcast_once(self.combined.variables, self.combined.optimizer)
            if epoch % 10 == 0:
                if hvd.rank() == 0:
                    print(epoch, dl, df, gl)
        join_averages(self.d)
        join_averages(self.combined)
if __name__ == '__main__':
    GAN().train(epochs=40)
