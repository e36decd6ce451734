import json

import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
points = np.random.RandomState(1).rand(48, 3).astype('float32')
batches = tf.data.Dataset.from_tensor_slices(points).batch(8)
line = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)


class Teller:
    def __init__(self, name):
        self.name = name

    def tell(self, turn):
        with open('%s_%d.json' % (self.name, turn), 'w') as file:
            json.dump({'turn': turn}, file)
        with open('%s_%d.json' % (self.name, turn)) as file:
            self.last = json.load(file)['turn']


tellers = [Teller('one'), Teller('two')]
for turn in range(2):
    for some in batches:
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((line(some) - some) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
    for teller in tellers:
        teller.tell(turn)
print('last', tellers[0].last)
