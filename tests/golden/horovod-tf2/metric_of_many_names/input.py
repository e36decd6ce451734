"""Metrics that a dictionary holds are asked for in a display, and in a loop of another function."""
import json

import numpy as np
import tensorflow as tf

table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
seen = {name: tf.keras.metrics.Mean() for name in ['square', 'plain']}
history = {'square': [], 'plain': []}


def one_step(a, b):
    with tf.GradientTape() as tape:
        out = net(a)
        loss = tf.reduce_mean((out - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    seen['square'].update_state(loss)
    seen['plain'].update_state(tf.abs(out - b))


def tell(epoch):
    for name, one in seen.items():
        print(epoch, name, one.result().numpy())
        one.reset_states()


for epoch in range(3):
    for a, b in tf.data.Dataset.from_tensor_slices((table, wanted)).batch(8):
        one_step(a, b)
    logs = {name: float(one.result()) for name, one in seen.items()}
    for name in logs:
        history[name].append(logs[name])
    tell(epoch)
with open('history.json', 'w') as out:
    json.dump(history, out)
