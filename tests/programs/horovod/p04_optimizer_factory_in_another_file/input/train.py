import numpy as np
import tensorflow as tf

from optim import get_optimizer

rng = np.random.RandomState(4)
ds = tf.data.Dataset.from_tensor_slices((rng.rand(100, 3).astype('float32'), rng.rand(100, 1).astype('float32'))).repeat(2).batch(5)
model = tf.keras.Sequential([tf.keras.layers.Dense(6, activation='relu', input_shape=(3,)), tf.keras.layers.Dense(1)])
optimizer = get_optimizer('sgd', 0.01)  #? optimizer : tensorflow.keras.optimizers.Optimizer = yes
mse = tf.keras.losses.MeanSquaredError()

for step, (x, y) in enumerate(ds):
    with tf.GradientTape() as tape:
        loss = mse(y, model(x))
    grads = tape.gradient(loss, model.trainable_weights)
    optimizer.apply_gradients(zip(grads, model.trainable_weights))
    if step % 10 == 0:
        print('step', step, 'loss', loss.numpy())
