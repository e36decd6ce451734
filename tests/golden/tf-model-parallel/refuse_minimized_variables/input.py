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
opt = tf.keras.optimizers.Adam(0.01)
@tf.function
def step(x):
    opt.minimize(lambda: tf.reduce_mean(tf.square(forward(x))), params)
x = tf.ones([8, 4])
for i in range(3):
    step(x)
    print(float(tf.reduce_sum(w3)))
