import os
import shutil
import numpy as np
import tensorflow as tf
from files import all_below

if not os.path.exists("all"):
    numbers = np.random.RandomState(3)
    for part in range(3):
        os.makedirs("all/%d" % part)
        for k in range(4):
            np.save("all/%d/%d.npy" % (part, k), numbers.rand(4, 3))


def split():
    names = sorted(all_below("all"))
    np.random.shuffle(names)
    for n in names[:8]:
        kept = os.path.join("train", n.split("/")[-2])
        if not os.path.exists(kept):
            os.makedirs(kept)
        shutil.copy2(n, os.path.join(kept, n.split("/")[-1]))


if not os.path.exists("train"):
    split()
x = np.concatenate([np.load(name) for name in sorted(all_below("train"))])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile("sgd", "mse")
model.fit(x, x.sum(axis=1), epochs=3, batch_size=4)
print("loss %.4f" % model.evaluate(x, x.sum(axis=1)))
