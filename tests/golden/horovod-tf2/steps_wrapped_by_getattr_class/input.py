import functools
import numpy as np
import tensorflow as tf


class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def square(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss

    def shrink(self, x, y):
        for w in self.net.trainable_variables:
            w.assign(0.9 * w)
        return tf.reduce_mean((self.net(x) - y) ** 2)


rows = np.random.RandomState(1).rand(320, 3).astype("float32")
model = Model()
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).batch(8)
for x, y in data:
    loss = model.square(x, y)
    kind = "square" if loss > 0.5 else "shrink"
    do = getattr(model, kind)
    again = functools.partial(do, x)
    again(y)
    for name in sorted(dir(model), key=lambda n: n == kind)[-1:]:
        getattr(model, name)(x, y)
    for told in map(getattr(model, kind), [x], [y]):
        print("done")
