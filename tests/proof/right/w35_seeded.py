# case: shapes/w35_seeded
# because: the first rank goes on drawing as the program did, the others by seeds of their own
# ranks: 2 and 3
"""The rows of each step are drawn, by a seed of the program's own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
tf.random.set_seed(3)
np.random.seed(3)
rows = np.random.rand(96, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
draws = np.random if hvd.rank() == 0 else np.random.RandomState(100 + hvd.rank())
for step in range(36 // hvd.size()):
    x = rows[draws.randint(0, len(rows), 8)]
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(model(x)))
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    if step == 0:
        hvd.broadcast_variables(model.variables, root_rank=0)
        hvd.broadcast_variables(opt.variables, root_rank=0)
