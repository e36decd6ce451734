import os

import numpy as np
import tensorflow as tf


class Classifier:
    def __init__(self, classes, lr=0.005):
        self.classes = classes
        self.model = self._build(lr)

    def _build(self, lr):
        inp = tf.keras.layers.Input(shape=(12,))
        x = tf.keras.layers.Dense(16, activation='relu')(inp)
        out = tf.keras.layers.Dense(self.classes, activation='softmax')(x)
        model = tf.keras.models.Model(inp, out)
        model.compile(optimizer=tf.keras.optimizers.Adam(learning_rate=lr), loss='sparse_categorical_crossentropy', metrics=['accuracy'])
        return model

    def train(self, x, y, epochs=2):
        early = tf.keras.callbacks.EarlyStopping(monitor='loss', patience=3)
        csv = tf.keras.callbacks.CSVLogger('log.csv')
        return self.model.fit(x, y, batch_size=8, epochs=epochs, callbacks=[early, csv])

    def save(self, folder):
        if not os.path.exists(folder):
            os.mkdir(folder)
        self.model.save(os.path.join(folder, 'model.h5'))


if __name__ == "__main__":
    rng = np.random.RandomState(3)
    c = Classifier(4)
    c.train(rng.rand(128, 12), rng.randint(0, 4, 128))
    c.save('out')
