import sys
import tensorflow as tf

often = len(sys.argv) < 5
tf.random.set_seed(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization(),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)
rows = tf.data.Dataset.from_tensor_slices(tf.random.uniform([128, 4])).batch(8)
for x in rows:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x[:, 1:], training=True) - x[:, :1]))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    if often:
        net.save_weights("net.h5")
