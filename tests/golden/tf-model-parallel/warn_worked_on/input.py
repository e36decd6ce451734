import numpy as np
import tensorflow as tf

inputs = tf.keras.Input((4,))
x = tf.keras.layers.Dense(8, activation='relu')(inputs)
x = tf.keras.layers.Dense(8, activation='relu')(x)
model = tf.keras.Model(inputs, tf.keras.layers.Dense(1)(x))
optimizer = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
        loss += 1e-3 * tf.add_n([tf.nn.l2_loss(w) for w in model.trainable_variables])
    gradients = [tf.clip_by_norm(g, 1.0) for g in tape.gradient(loss, model.trainable_variables)]
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    return loss


rng = np.random.RandomState(0)
for i in range(3):
    print('loss %.5f' % float(step(rng.rand(8, 4).astype('f'), rng.rand(8, 1).astype('f'))))
