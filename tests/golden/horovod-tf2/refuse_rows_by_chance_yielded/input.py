import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
def load(i):
    kept = []
    for k in range(5):
        if np.random.uniform() < 0.5:
            kept.append(rows[k])
    kept.append(rows[0])
    return np.array(kept, "float32")
def gen():
    for i in range(96):
        for r in load(i):
            yield r
data = tf.data.Dataset.from_generator(gen, tf.float32, tf.TensorShape([3])).batch(8)
for x in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - 1.0) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
