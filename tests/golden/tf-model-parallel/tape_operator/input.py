import numpy as np
import tensorflow as tf
tf.random.set_seed(3)
w1 = tf.Variable(tf.random.normal([4, 8], seed=2))
w2 = tf.Variable(tf.random.normal([8, 8], seed=3))
w3 = tf.Variable(tf.random.normal([8, 1], seed=4))
params = [w1, w2, w3]
def forward(x):
    h = tf.nn.relu(x @ w1)
    h = tf.nn.relu(h @ w2)
    return h @ w3
@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(forward(x)))
    grads = tape.gradient(loss, params)
    for p, g in zip(params, grads):
        p.assign_sub(0.1 * g)
    return loss
x = tf.random.normal([16, 4], seed=1)
for i in range(3):
    print(float(step(x)))
