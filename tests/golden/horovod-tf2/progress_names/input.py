import tensorflow as tf

(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
source = tf.data.Dataset.from_tensor_slices((rows / 255., kinds)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28)), tf.keras.layers.Dense(10)])
opt = tf.keras.optimizers.SGD(0.01)
for again in range(2):
    bar = tf.keras.utils.Progbar(len(source))
    right = 0
    for r, k in source:
        with tf.GradientTape() as t:
            out = net(r)
            cost = tf.keras.losses.sparse_categorical_crossentropy(k, out, from_logits=True)
        opt.apply_gradients(zip(t.gradient(cost, net.trainable_variables), net.trainable_variables))
        right += int((out.numpy().argmax(1) == k.numpy()).sum())
        bar.add(1)
    print('right: %d' % right)
