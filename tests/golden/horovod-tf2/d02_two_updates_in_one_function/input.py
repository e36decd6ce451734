import numpy as np
import tensorflow as tf

d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
g = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(2,))])
d_optimizer = tf.keras.optimizers.Adam(0.002, beta_1=0.5)
g_optimizer = tf.keras.optimizers.Adam(0.002, beta_1=0.5)


def main():
    db = tf.data.Dataset.from_tensor_slices(np.random.rand(80, 3).astype('float32')).batch(8).repeat()
    db_iter = iter(db)
    for epoch in range(10):
        real = next(db_iter)
        z = tf.random.normal([8, 2])
        with tf.GradientTape() as tape:
            d_loss = tf.reduce_mean(d(g(z))) - tf.reduce_mean(d(real))
        grads = tape.gradient(d_loss, d.trainable_variables)
        d_optimizer.apply_gradients(zip(grads, d.trainable_variables))
        with tf.GradientTape() as tape:
            g_loss = -tf.reduce_mean(d(g(z)))
        grads = tape.gradient(g_loss, g.trainable_variables)
        g_optimizer.apply_gradients(zip(grads, g.trainable_variables))


if __name__ == '__main__':
    main()
