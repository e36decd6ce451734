import numpy as np
import tensorflow as tf

def task():
    a, p = np.random.uniform(0.1, 5.0), np.random.uniform(0, 3.14)
    x = np.random.uniform(-5, 5, (20, 1)).astype('float32')
    return x, (a * np.sin(x + p)).astype('float32')

model = tf.keras.Sequential([tf.keras.layers.Dense(40, activation='relu', input_shape=(1,)), tf.keras.layers.Dense(1)])
inner = tf.keras.optimizers.SGD(1e-2)
outer = tf.keras.optimizers.Adam(1e-3)

for it in range(20):
    x, y = task()
    start = model.get_weights()
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(y[:10] - model(x[:10])))
        g = tape.gradient(loss, model.trainable_variables)
        inner.apply_gradients(zip(g, model.trainable_variables))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(y[10:] - model(x[10:])))
    g = tape.gradient(loss, model.trainable_variables)
    model.set_weights(start)
    outer.apply_gradients(zip(g, model.trainable_variables))
    if it % 10 == 0:
        print(it, float(loss))
