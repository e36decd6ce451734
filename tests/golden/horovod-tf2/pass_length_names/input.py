"""The rounds of a pass say how many rounds there are, and a rate follows the number of the pass."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.01)
of_a_pass = 30
data = iter(tf.data.Dataset.from_tensor_slices(rows).batch(8).repeat())
step = 0
while step < of_a_pass * 3:
    x = next(data)
    optimizer.learning_rate = 0.01 * 0.5 ** (step // of_a_pass)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, axis=1, keepdims=True)) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    step += 1
    if step % of_a_pass == 0:
        print('pass', step // of_a_pass)
        model.save_weights('w%d.h5' % (step // of_a_pass))
