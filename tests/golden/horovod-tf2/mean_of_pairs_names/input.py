"""Rounds keep a loss and a measure of each batch, and the means of both are kept and told."""
import json
import numpy as np
import tensorflow as tf

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse', metrics=['mae'])
history = []
for epoch in range(3):
    seen = []
    for k in range(40):
        loss, error = model.train_on_batch(rows[k * 16:k * 16 + 16], wanted[k * 16:k * 16 + 16])
        seen.append([loss, error])
    means = np.mean(np.array(seen), 0)
    print(epoch, float(means[0]), float(means[1]))
    history.append(means.tolist())
with open('history.json', 'w') as f:
    json.dump(history, f)
