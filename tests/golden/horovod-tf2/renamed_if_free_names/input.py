import os
import tensorflow as tf

folder = 'try-0'
os.makedirs(folder, exist_ok=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - x[:, :1]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    new = 'try-%d' % (epoch + 1)
    if os.path.exists(new):
        raise SystemExit('there is one')
    os.rename(folder, new)
    folder = new
model.save_weights(os.path.join(folder, 'net.h5'))
