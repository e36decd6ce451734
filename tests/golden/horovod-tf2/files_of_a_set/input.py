"""Files that no set puts in order are parted alike among all."""
import os
import random
import numpy as np
import tensorflow as tf
from tqdm import tqdm

random.seed(3)
os.makedirs("set_parts", exist_ok=True)
draw = np.random.RandomState(1)
for k in range(12):
    np.save("set_parts/part%d.npy" % k, draw.rand(16, 5).astype("float32"))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.01)
names = {int(n[4:-4]) for n in os.listdir("set_parts") if n.endswith(".npy")}
held = set(random.sample(sorted(names), 3))


def learn(part):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(part[:, :4]) - part[:, 4:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for epoch in range(3):
    for n in names.difference(held):
        learn(np.load(os.path.join("set_parts", "part%d.npy" % n)))
for n in tqdm(names - held):
    learn(np.load(os.path.join("set_parts", "part%d.npy" % n)))
for n in sorted(held):
    part = np.load(os.path.join("set_parts", "part%d.npy" % n))
    print(n, float(tf.reduce_mean((model(part[:, :4]) - part[:, 4:]) ** 2)))
