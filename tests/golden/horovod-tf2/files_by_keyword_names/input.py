import os

import numpy as np
import tensorflow as tf

listed = "rows.txt"
kept = "steps"
rows = np.random.rand(96, 4)
if not os.path.exists(listed):
    with open(file=listed, mode="w") as f:
        for row in rows:
            f.write(" ".join(str(number) for number in row) + "\n")

data = tf.data.TextLineDataset(filenames=listed)
data = data.map(lambda line: tf.strings.to_number(tf.strings.split(line))).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
checkpoint = tf.train.Checkpoint(net=net, opt=opt)
for epoch in range(2):
    for row in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(row[:, :3]) - row[:, 3:]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    checkpoint.save(file_prefix=os.path.join(kept, "at"))
checkpoint.restore(tf.train.latest_checkpoint(kept))
print(net.predict(rows[:1, :3], verbose=0))
