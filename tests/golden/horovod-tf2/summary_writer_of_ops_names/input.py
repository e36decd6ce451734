"""The same by a name that was imported, and its older form."""
import numpy as np
import tensorflow as tf
from tensorflow.python.ops.summary_ops_v2 import create_file_writer, create_file_writer_v2 as open_log
from tensorflow.python.ops.summary_ops_v2 import scalar

given = np.random.RandomState(1).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.02)
first, second = open_log('logs/a'), create_file_writer('logs/b')
for turn, x in enumerate(tf.data.Dataset.from_tensor_slices(given).batch(8)):
    with tf.GradientTape() as seen:
        off = tf.reduce_mean((net(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    parts = seen.gradient(off, net.trainable_variables)
    sgd.apply_gradients(zip(parts, net.trainable_variables))
    with first.as_default():
        scalar('off', off, step=turn)
    with second.as_default():
        scalar('twice', 2 * off, step=turn)
print(float(off))
