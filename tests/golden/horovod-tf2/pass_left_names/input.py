"""A run that goes on reckons the pass that it had come to from the rounds that were made."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
kept = tf.train.Checkpoint(rounds=tf.Variable(0), model=model, opt=opt)
manager = tf.train.CheckpointManager(kept, "kept", max_to_keep=2)
kept.restore(manager.latest_checkpoint)
first = int(kept.rounds) * 8 // 192
for epoch in range(first, 3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        kept.rounds.assign_add(1)
    manager.save()
