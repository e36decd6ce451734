"""The best state is kept where each worker's own loss says so, and a score board is read again."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
rows = rng.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
best = 100.
for turn in range(4):
    for i in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(rows[i:i + 8]) - wanted[i:i + 8]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    score = float(loss)
    if turn > 0 and score < best:
        best = score
        with open("board.txt", "w") as board:
            board.write("%f" % score)
        print("best so far:", open("board.txt").read())
