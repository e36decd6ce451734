import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Classifier:
    def __init__(self, classes, lr=0.005):
        self.classes = classes
        self.model = self._build(lr)

    def _build(self, lr):
        inp = tf.keras.layers.Input(shape=(12,))
        x = tf.keras.layers.Dense(16, activation='relu')(inp)
        out = tf.keras.layers.Dense(self.classes, activation='softmax')(x)
        model = tf.keras.models.Model(inp, out)
        model.compile(
            optimizer=hvd.DistributedOptimizer(
                tf.keras.optimizers.Adam(learning_rate=lr * hvd.size())),
            loss='sparse_categorical_crossentropy', metrics=['accuracy'])
        return model

    def train(self, x, y, epochs=2):
        early = tf.keras.callbacks.EarlyStopping(monitor='loss', patience=3)
        csv = tf.keras.callbacks.CSVLogger('log.csv')
        return self.model.fit(share(x), share(y), batch_size=8, epochs=epochs,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), early] + ([csv] if hvd.rank() == 0 else []),
            verbose=1 if hvd.rank() == 0 else 0)

    def save(self, folder):
        if not os.path.exists(folder):
            os.makedirs(folder, exist_ok=True)
        if hvd.rank() == 0:
            self.model.save(os.path.join(folder, 'model.h5'))


if __name__ == "__main__":
    rng = np.random.RandomState(3)
    c = Classifier(4)
    c.train(rng.rand(128, 12), rng.randint(0, 4, 128))
    if hvd.rank() == 0:
        c.save('out')
