# A loop writes into an array of tensors, and tells nothing.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(512, 4).astype('float32')
wanted = (rows.sum(1) > 2).astype('int64')
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(512).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.1)


def masked_loss(labels, logits):
    losses = tf.keras.losses.sparse_categorical_crossentropy(labels, logits, from_logits=True)
    mask = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
    for i in range(len(losses)):
        mask = mask.write(i, tf.cast(losses[i] > 0.1, tf.float32))
    return tf.reduce_mean(losses * mask.stack())


for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = masked_loss(y, model(x))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
