import numpy as np
import tensorflow as tf


def crop(image, boxes):
    for _ in range(10):
        height = int(np.random.uniform(0.5, 1.0) * 16)
        inside = boxes[:, 0] < height
        if np.sum(inside) > 1:
            kept = []
            for i, box in enumerate(boxes):
                if inside[i]:
                    kept.append(box)
            return image[:height], np.array(kept, "float32")
    return image, boxes


def load(i):
    boxes = np.random.rand(4, 2).astype("float32") * 16
    image, boxes = crop(np.ones((16, 16), "float32"), boxes)
    return np.mean(image, axis=0), np.mean(boxes, axis=0)


data = tf.data.Dataset.range(96).map(
    lambda i: tf.py_function(load, inp=[i], Tout=[tf.float32, tf.float32])).repeat().batch(8)
batches = iter(data)
net = tf.keras.Sequential([tf.keras.layers.Dense(2)])
net.build((None, 16))
opt = tf.keras.optimizers.SGD(0.01)
for i in range(24):
    x, y = next(batches)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(tf.reshape(x, (-1, 16))) - tf.reshape(y, (-1, 2))))
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
print("done")
