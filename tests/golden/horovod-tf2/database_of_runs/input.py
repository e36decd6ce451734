import sqlite3
import numpy as np
import tensorflow as tf

SQL = '''
    INSERT INTO runs VALUES (?, ?)
'''


class Store:
    def __init__(self, path):
        self.con = sqlite3.connect(path)
        with self.con:
            self.con.execute('CREATE TABLE IF NOT EXISTS runs (epoch INTEGER, loss REAL)')

    def add(self, k, loss):
        self.con.execute(SQL, (k, loss))
        self.con.commit()


store = Store('runs.db')
x, y = np.random.rand(400, 8).astype('float32'), np.random.rand(400, 1).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - b) ** 2)
        g = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(g, model.trainable_variables))
    store.add(epoch, float(loss))
