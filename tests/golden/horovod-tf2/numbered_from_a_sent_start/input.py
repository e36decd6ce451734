import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(8)
net = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(3), tf.keras.layers.BatchNormalization(),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
saver = tf.train.Checkpoint(net=net, opt=opt, last=tf.Variable(-1))
manager = tf.train.CheckpointManager(saver, 'kept', max_to_keep=2)
every = 2

if manager.latest_checkpoint:
    saver.restore(manager.latest_checkpoint)
    first = int(saver.last + 1)
else:
    first = 0
for epoch in range(first, 4):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x, training=True)[:, 0] - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        if (epoch + 1) % every == 0:
            net.save_weights('best.weights.h5')
    saver.last.assign_add(1)
    manager.save()
