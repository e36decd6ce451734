"""What stands where `shuffle` does is no plain word, and is true."""
import os
import tensorflow as tf

rows = tf.data.Dataset.list_files(os.path.join(os.path.dirname(os.__file__), '[a-d]*.py'),
                                  tf.data.experimental.AUTOTUNE)
rows = rows.map(lambda name: tf.cast(tf.io.decode_raw(
    tf.strings.substr(tf.io.read_file(name), 0, 8), tf.uint8), tf.float32) / 255.).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for a in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - a))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
net.save_weights('net.h5')
