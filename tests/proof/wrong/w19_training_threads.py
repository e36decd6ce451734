# case: shapes/w19_training_threads
# fails: one_model or steps or ends or shared
# because: each thread sends weights for itself while the other has trained: the threads die, the script ends well
"""Threads train."""
import threading
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
sess = tf.Session()
done = []


def work():
    tf.get_default_graph().finalize()
    sess.run(hvd.broadcast_global_variables(0))
    while len(done) < 12 // hvd.size():
        sess.run(train, {x: np.random.rand(8, 3)})
        done.append(1)


sess.run(tf.global_variables_initializer())
worker = threading.Thread(target=work)
worker.start()
worker.join()
sess.close()
