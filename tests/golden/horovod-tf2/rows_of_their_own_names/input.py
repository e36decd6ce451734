"""Sums are drawn until there are enough, mixed, and some of them held out."""
import random
import numpy as np
import tensorflow as tf

tasks, seen = [], set()
while len(tasks) < 640:
    a, b = random.randint(0, 99), random.randint(0, 99)
    if (a, b) not in seen:
        seen.add((a, b))
        tasks.append([a / 100, b / 100])
rows = np.array(tasks, dtype='float32')
wanted = rows.sum(1)
order = np.arange(len(rows))
np.random.shuffle(order)
rows, wanted = rows[order], wanted[order]
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(rows[:512], wanted[:512], batch_size=16, epochs=2, validation_data=(rows[512:], wanted[512:]))
