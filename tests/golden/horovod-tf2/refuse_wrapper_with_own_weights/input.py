# A layer of the program that stands between trained networks draws weights of its own.
import numpy as np
import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def build(self, s):
        self.w = self.add_weight(name="w", shape=(4,), initializer="random_normal")
    def call(self, v):
        return v * self.w


def first():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])


def double(width):
    given = tf.keras.Input((width,))
    return tf.keras.Model(given, tf.keras.layers.Lambda(lambda v: 2 * v)(given))


def chain(one=None, two=None):
    given = tf.keras.Input((4,))
    if one is None:
        made = first()(given)
    else:
        made = one(given)
    made = Scale()(made)
    made = two(made)
    return tf.keras.Model(inputs=given, outputs=made)


def main():
    x = np.random.RandomState(0).rand(960, 4).astype("float32")
    y = x.sum(axis=1, keepdims=True)
    data = iter(tf.data.Dataset.from_tensor_slices((x, y)).repeat().batch(8))
    one = first()
    two = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    optimizer = tf.keras.optimizers.SGD(0.01)
    for k in range(240):
        a, b = next(data)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((two(one(a)) - b) ** 2)
        grads = tape.gradient(loss, one.trainable_variables + two.trainable_variables)
        optimizer.apply_gradients(zip(grads, one.trainable_variables + two.trainable_variables))
        if optimizer.iterations % 60 == 1:
            whole = chain(one=one, two=two)
            print("sample", float(tf.reduce_mean(whole(a))))


main()

