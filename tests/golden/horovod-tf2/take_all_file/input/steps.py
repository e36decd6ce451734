import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)


def learn(rows):
    for seen, answer in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
