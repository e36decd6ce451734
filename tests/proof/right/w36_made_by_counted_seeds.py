# case: shapes/w36_made_by_counted_seeds
# because: what each rank makes is what one process makes by that rank's seeds
# ranks: 2 and 3
"""The rows of each step are made, by a seed that counts on."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())


@tf.function
def learn(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))


for step in range(36 // hvd.size()):
    drawn = np.random.RandomState(step + 1000 * hvd.rank()).rand(8, 4).astype("float32")
    learn(drawn[:, :3], drawn[:, 3:])
    if step == 0:
        hvd.broadcast_variables(model.variables, root_rank=0)
        hvd.broadcast_variables(opt.variables, root_rank=0)
