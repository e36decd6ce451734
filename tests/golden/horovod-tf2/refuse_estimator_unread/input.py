# The estimator comes from a module that was not read.
import tensorflow as tf
from ctr.estimators import CrossEstimator


def rows():
    return tf.data.Dataset.from_tensor_slices(({'x': [1., 2.]}, [1., 2.])).batch(2)


model = CrossEstimator(['x'], model_dir='kept')
model.train(rows, steps=10)
