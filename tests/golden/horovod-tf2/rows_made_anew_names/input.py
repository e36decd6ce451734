import numpy as np
import tensorflow as tf

held = np.random.rand(200, 4).astype(np.float32)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.SGD(0.05))
for step in range(24):
    rows = held[np.random.choice(len(held), 16)]
    targets = model.predict(rows, verbose=0)
    targets[:, 0] = rows.sum(1)
    model.fit(rows, targets, epochs=1, verbose=0)
print(model.evaluate(held, held[:, :2], verbose=0))
