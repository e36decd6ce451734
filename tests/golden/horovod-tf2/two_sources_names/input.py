import tensorflow as tf

(rows, kinds), (others, _) = tf.keras.datasets.mnist.load_data()
known = tf.data.Dataset.from_tensor_slices((rows / 255., kinds)).repeat().batch(8)
unknown = tf.data.Dataset.from_tensor_slices(others / 255.).repeat().batch(8)
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28)), tf.keras.layers.Dense(10)])
opt = tf.keras.optimizers.SGD(1e-3)
one, two = iter(known), iter(unknown)
for i in range(24):
    r, k = next(one)
    o = next(two)
    with tf.GradientTape() as t:
        cost = tf.keras.losses.sparse_categorical_crossentropy(k, net(r), from_logits=True)
        cost = tf.reduce_mean(cost) + 0.01 * tf.reduce_mean(net(o) ** 2)
    opt.apply_gradients(zip(t.gradient(cost, net.trainable_variables), net.trainable_variables))
