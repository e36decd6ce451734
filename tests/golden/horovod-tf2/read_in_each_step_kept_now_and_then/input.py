import os
import numpy as np
import tensorflow as tf


class Pictures(object):
    def __init__(self, root):
        self.names = sorted(os.listdir(root))
        self.root = root

    def __call__(self, size):
        return np.array([np.load(os.path.join(self.root, np.random.choice(self.names))) for _ in range(size)])


def train(model, pictures, out, rounds):
    if not os.path.exists(out):
        os.mkdir(out)
    i = 0
    while i < rounds:
        x = pictures(8)
        loss = model.train_on_batch(x, x.sum(axis=1))
        if i % 10 == 0:
            np.save(os.path.join(out, '%d.npy' % i), model.predict(x, verbose=0))
            print('loss', loss)
        i += 1


os.makedirs('faces', exist_ok=True)
for k in range(16):
    np.save('faces/%d.npy' % k, np.random.RandomState(k).rand(4).astype('float32'))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
train(model, Pictures('faces'), 'predicted', 40)
