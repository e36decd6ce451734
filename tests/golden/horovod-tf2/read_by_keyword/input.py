import os
import numpy as np
import tensorflow as tf

os.makedirs("tables", exist_ok=True)
numbers = np.random.RandomState(3)
for k in range(4):
    np.savetxt(fname="tables/%d.txt" % k, X=numbers.rand(20, 4))
for k in range(4):
    name = "tables/%d.txt" % k
    table = np.loadtxt(fname=name)
    os.remove(name)
    np.savetxt(fname=name, X=table * 2 - 1)
rows = np.concatenate([np.loadtxt(fname="tables/%d.txt" % k) for k in range(4)])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(rows, rows.sum(axis=1), epochs=5, batch_size=10)
print("loss %.4f" % model.evaluate(rows, rows.sum(axis=1)))
