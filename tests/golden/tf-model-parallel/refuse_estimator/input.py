import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def model_fn(features, labels, mode):
    h = tf.layers.dense(features['x'], 8)
    loss = tf.losses.mean_squared_error(labels, tf.layers.dense(h, 3))
    train = tf.train.AdamOptimizer().minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train)


estimator = tf.estimator.Estimator(model_fn, 'model')
estimator.train(tf.estimator.inputs.numpy_input_fn({'x': np.ones((8, 4))}, np.ones((8, 3)), shuffle=True), steps=10)
