# case: shapes/w37_cache_of_a_share
# fails: kept
# because: the name tells the rank and not of how many: on more ranks, what is kept there is the share of another division
# ranks: 2 and 3
"""What the first pass makes of the rows is kept in a file."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
rows = np.random.rand(96, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
data = tf.data.Dataset.from_tensor_slices(rows).shard(hvd.size(), hvd.rank()).map(lambda x: x * 2).cache("kept-%d" % hvd.rank()).batch(8)
sent = False
for epoch in range(3):
    for x in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        if not sent:
            hvd.broadcast_variables(model.variables, root_rank=0)
            hvd.broadcast_variables(opt.variables, root_rank=0)
            sent = True
