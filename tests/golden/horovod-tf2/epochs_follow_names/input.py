"""The number of the pass follows from that of the round, and so does a window of rounds."""
import numpy as np
import tensorflow as tf

rows, batch, epochs = 240, 8, 4
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.01)
steps_per_epoch = rows // batch
train_steps = steps_per_epoch * epochs
losses = []
for i in range(1, train_steps + 1):
    epoch = i // steps_per_epoch
    a = np.random.normal(size=[batch, 4]).astype('float32')
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(a) - a.sum(1, keepdims=True)) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    losses.append(float(loss))
    if i % steps_per_epoch == 0:
        seen = len(losses[-steps_per_epoch:])
        print('epoch %d, %d rounds' % (epoch, seen))
        model.save_weights('w%d.h5' % epoch)
