import os
import matplotlib.pyplot as plt
import numpy as np
import tensorflow as tf

if not os.path.exists('images'):
    os.mkdir('images')
os.makedirs('logs')
writer = tf.summary.create_file_writer('logs')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
ckpt = tf.train.Checkpoint(net=net)
manager = tf.train.CheckpointManager(ckpt, 'ckpt', max_to_keep=2)
for i, x in enumerate(tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    path = manager.save()
plt.plot([1, 2])
plt.savefig('images/loss.png')
net.save_weights('net.h5')
