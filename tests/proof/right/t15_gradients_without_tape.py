# case: shapes/t15_gradients_without_tape
# because: gradients are reduced where they are applied
# ranks: 2
"""An optimizer that works out gradients eagerly, without a tape."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
w = tf.Variable(tf.zeros([3]))
opt = tf.compat.v1.train.GradientDescentOptimizer(0.01 * hvd.size())
for a, b in tf.data.Dataset.from_tensor_slices((x, y)).shard(hvd.size(), hvd.rank()).batch(8):
    pairs = opt.compute_gradients(lambda: tf.reduce_mean((tf.reduce_sum(a * w, 1) - b) ** 2), [w])
    opt.apply_gradients([(hvd.allreduce(g), v) for g, v in pairs])
