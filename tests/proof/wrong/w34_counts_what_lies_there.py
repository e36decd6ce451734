# case: shapes/w34_counts_what_lies_there
# fails: files
# because: the first rank saves, and nothing keeps the others from counting before
# ranks: 2 and 3
"""What lies in the folder after saving is counted, and says in which order the rows come."""
import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
rows = np.random.rand(96, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
data = tf.data.Dataset.from_tensor_slices(rows).shard(hvd.size(), hvd.rank()).batch(8)
os.makedirs("runs", exist_ok=True)
kept = 0
sent = False
for epoch in range(3):
    for x in data.shuffle(12, seed=kept):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        if not sent:
            hvd.broadcast_variables(model.variables, root_rank=0)
            hvd.broadcast_variables(opt.variables, root_rank=0)
            sent = True
    if hvd.rank() == 0:
        np.save("runs/%d.npy" % epoch, model.get_weights()[0])
    kept = len(os.listdir("runs"))
    if hvd.rank() == 0:
        print("saved", kept)
