"""The same of folds that are drawn again and again, which are counted."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import RepeatedKFold

x = np.random.RandomState(0).rand(160, 4).astype("float32")
y = x.sum(axis=1)
folds = RepeatedKFold(n_splits=2, n_repeats=2)
for k, (a, b) in enumerate(folds.split(x)):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile("sgd", "mse")
    model.fit(x[a], y[a], batch_size=8)
    print(k, model.evaluate(x[b], y[b]))
    print("one of them", x[np.random.choice(b)].shape)
