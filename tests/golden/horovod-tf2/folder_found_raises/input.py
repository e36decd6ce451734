import os
import tensorflow as tf

folder = 'try-0'
if not os.path.exists(folder):
    os.mkdir(folder)
    os.chdir(folder)
else:
    raise SystemExit('take another folder')

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices((rows, tf.reduce_sum(rows, 1, keepdims=True))).batch(8)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    os.chdir('..')
    os.rename(folder, 'try-%d' % (epoch + 1))
    folder = 'try-%d' % (epoch + 1)
    os.chdir(folder)
model.save_weights('net.h5')
