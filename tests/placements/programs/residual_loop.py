"""Classifies made-up spectra with a residual network whose depth is a constant."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import Input, Model, layers, regularizers

DEPTH = 3
UNITS = 24


def spectra(n, bins=20, classes=4):
    rng = np.random.RandomState(7)
    label = rng.randint(0, classes, n)
    x = rng.randn(n, bins).astype('float32') + label[:, None] * 0.3
    return x, label.astype('int64')


def build_net(bins, classes):
    inp = Input(shape=(bins,), name='spectrum')
    h = layers.Dense(UNITS, name='stem')(inp)
    h = layers.LayerNormalization()(h)
    for k in range(DEPTH):
        skip = h
        h = layers.Dense(2 * UNITS, activation='gelu', name='wide_%d' % k)(h)
        h = layers.Dense(UNITS, name=f'narrow_{k}')(h)
        h = layers.Add()([skip, h])
        h = layers.LayerNormalization(name=f'norm_{k}')(h)
    out = layers.Dense(classes, activation='softmax', name='head')(h)
    return Model(inp, out, name='spectral')


def main():
    tf.random.set_seed(3)
    x, y = spectra(256)
    net = build_net(x.shape[1], 4)
    net.compile(optimizer=tf.keras.optimizers.Adam(learning_rate=2e-3),
                loss='sparse_categorical_crossentropy', metrics=['accuracy'])
    past = net.fit(x, y, batch_size=32, epochs=2, shuffle=False, verbose=0)
    for epoch, loss in enumerate(past.history['loss']):
        print('epoch %d loss %.4f' % (epoch, loss))
    net.save_weights('spectral.h5')


if __name__ == '__main__':
    main()
