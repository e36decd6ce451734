import numpy as np
import tensorflow as tf
from sklearn.linear_model import LogisticRegression

(x, y), _ = tf.keras.datasets.mnist.load_data()
classifier = LogisticRegression()
classifier.fit(x.reshape(len(x), -1), y)
print(classifier.score(x.reshape(len(x), -1), y))
