"""Commands of a text and of a list, by a name or as they are."""
import os
import subprocess as sp

import numpy as np
import tensorflow as tf

os.system("mkdir -p kept")
rows = np.random.RandomState(0).rand(640, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    name = "kept/%d.txt" % epoch
    np.savetxt(name, net(rows[:20]).numpy())
    command = "sort -n %s -o %s" % (name, name)
    sp.run(command, shell=True, check=True)
    sp.check_call(["cp", name, name + ".copy"])
    lowest = np.loadtxt(name)[0]
    print(lowest)
    os.system("taskset -p 0xff %d > /dev/null" % os.getpid())
