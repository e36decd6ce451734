import io

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(400, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)

def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss

def put(where):
    np.save(where, rows)

def pressed():
    memory = io.BytesIO()
    put(memory)
    return len(memory.getvalue())

size = pressed()
assert size > 0
put('rows.npy')
rows = np.load('rows.npy')
for k in range(100):
    learn(rows[k:k + 8], wanted[k:k + 8])
