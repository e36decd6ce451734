import tensorflow as tf

if tf.__version__.startswith("1."):
    def function(body):
        return body
else:
    function = tf.function
