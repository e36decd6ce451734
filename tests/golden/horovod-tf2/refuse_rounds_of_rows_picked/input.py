# For each row some places are picked, and the last batch may have fewer rows.
import numpy as np
import tensorflow as tf


def apart(places, scores, limit):
    order = np.argsort(scores)[::-1]
    picked = []
    while len(order) > 0:
        last = len(order) - 1
        picked.append(order[last])
        near = np.abs(places[order[:last]] - places[order[last]])
        order = np.delete(order, np.concatenate(([last], np.where(near > limit)[0])))
    return picked


def regions(rows, scores):
    found = []
    for row, score in zip(rows, scores):
        kept = apart(row, score, 0.5)[:4]
        found.append(row[kept])
    return found


x = np.random.RandomState(1).rand(160, 8).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
opt = tf.keras.optimizers.SGD(0.01)
second = tf.keras.optimizers.SGD(0.01)
for rows in tf.data.Dataset.from_tensor_slices(x).shuffle(160).batch(7):
    with tf.GradientTape() as tape:
        out = net(rows)
        loss = tf.reduce_mean(out ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    found = regions(rows.numpy(), out.numpy())
    for k in range(len(found)):
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(head(found[k][:, None]) ** 2)
        second.apply_gradients(zip(tape.gradient(error, head.trainable_variables), head.trainable_variables))
