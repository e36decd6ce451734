# case: shapes/t22_episodes
# because: who has played its own episodes joins, and all end with the weights of the last one
"""Episodes of unequal length."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
w = tf.Variable(tf.zeros([3]))
hvd.broadcast_variables([w], root_rank=0)
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
for episode in range(8 // hvd.size()):
    while True:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_sum((w - np.random.rand(3)) ** 2)
        opt.apply_gradients([(tape.gradient(loss, [w])[0], w)])
        if np.random.rand() < 0.3:
            break
last = int(hvd.join())
for kept in [w] + list(opt.variables):
    kept.assign(hvd.broadcast(kept, last))
