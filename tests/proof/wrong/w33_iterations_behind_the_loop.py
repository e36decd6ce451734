# case: shapes/w33_iterations_behind_the_loop
# fails: kept or writers
# because: there are fewer steps, the interval they are asked for is as it was: nothing is ever saved
# ranks: 2 and 3
"""The optimizer counts the steps, and is asked behind the loop whether it is time to save."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
rows = np.random.rand(96, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
data = tf.data.Dataset.from_tensor_slices(rows).shard(hvd.size(), hvd.rank()).batch(8)
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
    if int(opt.iterations) % 36 == 0 and hvd.rank() == 0:
        model.save_weights("model.h5")
