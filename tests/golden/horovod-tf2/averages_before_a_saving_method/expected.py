"""A method of a class saves both networks of a game every so many rounds."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers
import horovod.tensorflow.keras as hvd
import os
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


class GAN:
    def __init__(self):
        self.judge = self.make_judge()
        self.judge.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
            'binary_crossentropy')
        self.maker = self.make_maker()
        z = layers.Input((16,))
        self.judge.trainable = False
        self.both = tf.keras.Model(z, self.judge(self.maker(z)))
        self.both.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
            'binary_crossentropy')

    def make_judge(self):
        return tf.keras.Sequential([
            layers.Dense(16, input_shape=(8,)), layers.BatchNormalization(),
            layers.Dense(1, activation='sigmoid')])

    def make_maker(self):
        return tf.keras.Sequential([
            layers.Dense(16, input_shape=(16,)), layers.BatchNormalization(), layers.Dense(8)])

    def train(self, epochs, size=32):
        x = np.random.RandomState(0).rand(512, 8)
        for epoch in range(max(1, epochs // hvd.size())):
            rows = x[np.random.randint(0, len(x), size)]
            noise = np.random.normal(0, 1, (size, 16))
            made = self.maker.predict(noise, verbose=0)
            self.judge.train_on_batch(rows, np.ones((size, 1)))
            broadcast_once(self.judge.variables, self.judge.optimizer)
            self.judge.train_on_batch(made, np.zeros((size, 1)))
            broadcast_once(self.judge.variables, self.judge.optimizer)
            self.both.train_on_batch(noise, np.ones((size, 1)))
            broadcast_once(self.both.variables, self.both.optimizer)
            if epoch % max(1, 50 // hvd.size()) == 0:
                join_averages(self.judge)
                join_averages(self.both)
                self.save_model()
                self.sample(epoch)
        join_averages(self.judge)
        join_averages(self.both)

    def sample(self, epoch):
        made = self.maker.predict(np.random.normal(0, 1, (4, 16)), verbose=0)
        if hvd.rank() == 0:
            np.save('made_%d.npy' % epoch, made)

    def save_model(self):

        def save(model, name):
            with open(name + '.json' if hvd.rank() == 0 else os.devnull, 'w') as f:
                f.write(model.to_json())
            if hvd.rank() == 0:
                model.save_weights(name + '.weights.h5')

        save(self.maker, 'maker')
        save(self.judge, 'judge')


GAN().train(200)
