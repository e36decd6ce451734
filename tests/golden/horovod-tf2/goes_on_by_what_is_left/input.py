"""A run goes on with so many steps as an earlier one has left, and tells a bar of its own of both."""
import numpy as np
import tensorflow as tf


class Bar:
    def __init__(self, steps, made):
        self.steps, self.made = steps, made

    def moved(self, loss):
        self.made += 1
        print('%d/%d %.4f' % (self.made, self.steps, loss))


rng = np.random.RandomState(3)
inputs = rng.rand(256, 4).astype('float32')
outputs = inputs.sum(axis=1, keepdims=True)
settings = {'steps': 96, 'kept_every': 16}
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rate = tf.keras.optimizers.schedules.ExponentialDecay(0.02, 24, 0.8)
optimizer = tf.keras.optimizers.SGD(rate)
pairs = tf.data.Dataset.from_tensor_slices((inputs, outputs)).repeat().shuffle(256).batch(8)

kept = tf.train.Checkpoint(step=tf.Variable(0, name='step'), optimizer=optimizer, net=net)
manager = tf.train.CheckpointManager(kept, 'kept', max_to_keep=2)
if manager.latest_checkpoint:
    kept.restore(manager.latest_checkpoint)

bar = Bar(settings['steps'], kept.step.numpy())
left = max(settings['steps'] - kept.step.numpy(), 0)
for x, y in pairs.take(left):
    kept.step.assign_add(1)
    steps = kept.step.numpy()
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    bar.moved(float(loss))
    if steps % settings['kept_every'] == 0:
        manager.save()
net.save_weights('net.weights.h5')
