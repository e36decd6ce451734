"""What lies in the folder after saving is counted, and says in which order the rows come."""
import os
import numpy as np
import tensorflow as tf
rows = np.random.rand(96, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
os.makedirs("runs", exist_ok=True)
kept = 0
for epoch in range(3):
    for x in data.shuffle(12, seed=kept):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    np.save("runs/%d.npy" % epoch, model.get_weights()[0])
    kept = len(os.listdir("runs"))
    print("saved", kept)
