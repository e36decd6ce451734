import tensorflow as tf

estimator = tf.estimator.Estimator(model_fn=None)
estimator.train(input_fn=None, steps=10)
