import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.01)
inner, edge = tf.ones((64, 2)), tf.zeros((8, 2))
for turn in range(12):
    with tf.GradientTape() as tape:
        parts = tf.stack([tf.reduce_mean(net(inner) ** 2), tf.reduce_mean((net(edge) - 1) ** 2)])
    rows = tape.jacobian(parts, net.trainable_weights)
    grads = [tf.reduce_sum(row, axis=0) for row in rows]
    opt.apply_gradients(zip(grads, net.trainable_weights))
