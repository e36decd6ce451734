import numpy as np
import tensorflow as tf
from tensorflow import keras


def examples():
    draw = np.random.RandomState(3)
    points = draw.uniform(-1, 1, (240, 4)).astype("float32")
    return points, (points.sum(axis=1) > 0).astype("int64")


def network():
    seen = keras.Input(shape=(4,))
    hidden = keras.layers.Dense(12, activation="tanh")(seen)
    return keras.Model(seen, keras.layers.Dense(2, activation="softmax")(hidden))


def main():
    points, labels = examples()
    net = network()
    net.compile(keras.optimizers.Adam(), "sparse_categorical_crossentropy", ["accuracy"])
    net.fit(points, labels, epochs=3)
    net.save("net.h5")
    net = keras.models.load_model("net.h5")
    score = net.evaluate(points[:48], labels[:48])
    print("score", score)


if __name__ == "__main__":
    tf.random.set_seed(3)
    main()
