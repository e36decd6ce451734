import random
import numpy as np
import tensorflow as tf

random.seed(0)


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x):
        self.x = x

    def __len__(self):
        return len(self.x) // 8

    def __getitem__(self, index):
        pick = random.sample(range(len(self.x)), k=8)
        return self.x[pick], self.x[pick].sum(axis=1)


x = np.random.RandomState(1).rand(64, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
for turn in range(3):
    model.fit(Rows(x), epochs=1)
    names = list(range(64))
    random.shuffle(names)
    cut = random.randint(20, 40)
    print(model.evaluate(x[names[:cut]], x[names[:cut]].sum(axis=1)))
    if random.random() < 0.3:
        break
