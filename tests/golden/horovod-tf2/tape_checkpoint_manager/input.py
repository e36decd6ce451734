import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.1)
data = tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)
ckpt = tf.train.Checkpoint(step=tf.Variable(1), optimizer=opt, net=net)
manager = tf.train.CheckpointManager(ckpt, './tf_ckpts', max_to_keep=3)
ckpt.restore(manager.latest_checkpoint)
for x in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    ckpt.step.assign_add(1)
    if int(ckpt.step) % 2 == 0:
        save_path = manager.save()
        print("Saved checkpoint for step {}: {}".format(int(ckpt.step), save_path))
