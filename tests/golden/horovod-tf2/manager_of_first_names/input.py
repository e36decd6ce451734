"""The manager of the first worker alone knows what was saved."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.001)
kept = tf.train.Checkpoint(model=model, optimizer=opt)
manager = tf.train.CheckpointManager(kept, 'kept', max_to_keep=3)
for epoch in range(4):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    if epoch % 2 == 0:
        manager.save()
    else:
        kept.restore(manager.latest_checkpoint)
