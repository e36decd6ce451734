"""What is drawn in a round, for a print, is no draw of the next parts."""
import numpy as np
import pandas as pd
import tensorflow as tf
from sklearn.model_selection import ShuffleSplit

table = pd.DataFrame(np.random.RandomState(0).rand(160, 4), columns=["a", "b", "c", "d"])


def fit(part, held):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    net.compile(tf.keras.optimizers.SGD(0.01), "mse")
    net.fit(part[["a", "b", "c"]].values, part.d.values, batch_size=8, epochs=2)
    print("some", held.sample(2).shape)
    return net.evaluate(held[["a", "b", "c"]].values, held.d.values)


for a, b in ShuffleSplit(n_splits=3).split(table):
    print(fit(table.iloc[a], table.iloc[b]))
    print(table.sample(3).shape)
