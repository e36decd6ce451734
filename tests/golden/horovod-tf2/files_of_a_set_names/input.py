"""Numbers, in a set, name the rows of each step."""
import numpy as np
import tensorflow as tf

draw = np.random.RandomState(2)
tables = {word: draw.rand(8, 4).astype("float32") for word in range(6)}
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)
seen = set(tables)
left = frozenset([5])
for turn in range(4):
    for word in (w for w in seen if w not in left):
        cells = tables[word]
        with tf.GradientTape() as notes:
            off = tf.reduce_mean((net(cells[:, :3]) - cells[:, 3:]) ** 2)
        sgd.apply_gradients(zip(notes.gradient(off, net.trainable_variables),
                                net.trainable_variables))
print(float(tf.reduce_mean((net(tables[5][:, :3]) - tables[5][:, 3:]) ** 2)))
