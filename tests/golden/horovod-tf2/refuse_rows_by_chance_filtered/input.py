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
data = tf.data.Dataset.range(96).map(lambda i: tf.numpy_function(load, [i], tf.float32)).filter(lambda r: tf.shape(r)[0] > 2).map(lambda r: r[0]).batch(8)
for x in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - 1.0) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
