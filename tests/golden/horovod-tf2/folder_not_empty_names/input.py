import os
import shutil
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
os.makedirs('now', exist_ok=True)
if os.listdir('now'):
    raise SystemExit('not empty')
open('now/mark', 'w').close()
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - x[:, :1]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    model.save_weights('now/net.h5')
    if not os.path.isdir('kept-%d' % epoch):
        shutil.copytree('now', 'kept-%d' % epoch)
    else:
        break
    if len(os.listdir('.')) > 40:
        break
