"""Networks that are made of another one's layers, stand in it, or are read from a file."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


def features(path=None):
    net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
    if path:
        net.load_weights(path)
    return net


def get_models():
    maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
    judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    judge.compile('sgd', 'mse')
    both = tf.keras.Sequential([maker, judge])
    both.compile('sgd', 'mse')
    return maker, judge, both


features().save_weights('kept.weights.h5')
kept = features('kept.weights.h5')
maker, judge, both = get_models()
given = tf.keras.Input((8,))
shared = tf.keras.layers.Dense(4)
hidden = shared(given)
model = tf.keras.Model(given, tf.keras.layers.Dense(1)(hidden))
model.compile('sgd', 'mse')
looks = tf.keras.Model(given, tf.keras.layers.Flatten()(shared(given)))
for turn in range(40):
    at = np.random.permutation(len(x))[:16]
    model.train_on_batch(x[at], y[at] + kept.predict(x[at], verbose=0)[:, :1])
    noise = np.random.uniform(-1, 1, (16, 4))
    made = maker.predict(noise, verbose=0)
    judge.train_on_batch(np.concatenate([x[at], made]), np.array([1.] * 16 + [0.] * 16))
    both.train_on_batch(noise, np.ones(16))
    if turn % 20 == 0:
        print(looks.predict(x[:1], verbose=0))
