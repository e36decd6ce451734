"""Whether something is kept by a name all workers know alike: there is nothing to agree on."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(64, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02)
data = tf.data.Dataset.from_tensor_slices({'x': rows, 'weight': rows[:, :1]}).batch(8)
for epoch in range(3):
    for batch in data:
        with tf.GradientTape() as tape:
            off = model(batch['x']) - tf.reduce_sum(batch['x'], 1, keepdims=True)
            if 'weight' in batch:
                off = off * batch['weight']
            loss = tf.reduce_mean(off ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        if 'skip' not in batch and epoch < 2:
            opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(loss))
