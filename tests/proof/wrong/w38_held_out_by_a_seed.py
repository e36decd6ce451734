# case: shapes/w38_held_out_by_a_seed
# fails: evaluations or averages
# because: the first rank evaluates what another trains on
# ranks: 2 and 3
"""Which rows are held out is drawn, by a seed of the program's own; they are read from a data set."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
np.random.seed(1)
rows = np.random.RandomState(3).rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows[np.random.permutation(96)])
known = np.concatenate([x.numpy() for x in data.take(72).batch(8)])
held = np.concatenate([x.numpy() for x in data.skip(72).batch(8)])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
share = known[hvd.rank()::hvd.size()]
sent = False
for epoch in range(3):
    for k in range(0, len(share), 8):
        x = share[k:k + 8]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        if not sent:
            hvd.broadcast_variables(model.variables, root_rank=0)
            hvd.broadcast_variables(opt.variables, root_rank=0)
            sent = True
    said = float(tf.reduce_mean(tf.square(model(known[1::hvd.size()][:24]))))
    if hvd.rank() == 0:
        print(said)
