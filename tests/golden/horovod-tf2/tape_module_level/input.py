import tensorflow as tf
from tensorflow.keras import datasets, layers, optimizers, Sequential

(xs, ys), _ = datasets.mnist.load_data()
xs = tf.convert_to_tensor(xs, dtype=tf.float32) / 255.
db = tf.data.Dataset.from_tensor_slices((xs, ys))
db = db.batch(32).repeat(2)

network = Sequential([layers.Dense(16, activation='relu'), layers.Dense(10)])
network.build(input_shape=(None, 28 * 28))
optimizer = optimizers.SGD(lr=0.01)

for step, (x, y) in enumerate(db):
    with tf.GradientTape() as tape:
        x = tf.reshape(x, (-1, 28 * 28))
        out = network(x)
        loss = tf.reduce_mean(tf.square(out - tf.one_hot(y, depth=10)))
    grads = tape.gradient(loss, network.trainable_variables)
    optimizer.apply_gradients(zip(grads, network.trainable_variables))
    if step % 200 == 0:
        print(step, 'loss:', float(loss))
