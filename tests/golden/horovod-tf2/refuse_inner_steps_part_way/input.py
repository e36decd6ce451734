import numpy as np
import tensorflow as tf

def task():
    a, p = np.random.uniform(0.1, 5.0), np.random.uniform(0, 3.14)
    x = np.random.uniform(-5, 5, (20, 1)).astype('float32')
    return x, (a * np.sin(x + p)).astype('float32')

model = tf.keras.Sequential([tf.keras.layers.Dense(40, activation='relu', input_shape=(1,)), tf.keras.layers.Dense(1)])
inner = tf.keras.optimizers.SGD(1e-2)

for it in range(20):
    x, y = task()
    old = model.get_weights()
    for _ in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(y - model(x)))
        g = tape.gradient(loss, model.trainable_variables)
        inner.apply_gradients(zip(g, model.trainable_variables))
    new = model.get_weights()
    model.set_weights([o + 0.1 * (n - o) for o, n in zip(old, new)])
    if it % 10 == 0:
        print(it, float(loss))
