import tensorflow as tf

(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
source = tf.data.Dataset.from_tensor_slices((rows / 255., kinds)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28)), tf.keras.layers.Dense(10)])
first, second = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.SGD(1e-3)
cost = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
whole = len(rows) // 8
for again in range(2):
    total = 0.
    for r, k in source:
        with tf.GradientTape() as t:
            c = cost(k, net(r))
        first.apply_gradients(zip(t.gradient(c, net.trainable_variables), net.trainable_variables))
        total += c.numpy()
    print('first %.3f' % (total / whole))
for again in range(2):
    total = 0.
    for r, k in source:
        with tf.GradientTape() as t:
            c = cost(k, net(r))
        second.apply_gradients(zip(t.gradient(c, net.trainable_variables), net.trainable_variables))
        total += c.numpy()
    print('second %.3f' % (total / whole))
