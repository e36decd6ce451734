import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted[:, None])).batch(8)
passed = tf.Variable(0, trainable=False)
@tf.function
def go(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    passed.assign_add(1)
    def every_third():
        opt.apply_gradients(zip(grads, model.trainable_variables))
        passed.assign(0)
    tf.cond(passed == 3, every_third, lambda: None)
for x, y in data:
    if tf.reduce_mean(x) > 0.5:
        continue
    go(x, y)
