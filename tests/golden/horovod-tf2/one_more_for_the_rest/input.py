import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
data = np.random.RandomState(1).rand(201, 4).astype('float32')
size = 50
rounds = len(data) // size
if len(data) % size:
    rounds += 1
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(10):
    for i in range(rounds):
        a = data[i * size:(i + 1) * size]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - tf.reduce_sum(a, 1)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print('weights', model.get_weights()[0][:, 0])
