import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
kept = tf.train.Checkpoint(turn=tf.Variable(0), net=net)
keeper = tf.train.CheckpointManager(kept, 'kept', max_to_keep=2)
kept.restore(keeper.latest_checkpoint)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
answers = tf.reduce_sum(rows, 1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, answers)).batch(8)
for turn in range(int(kept.turn), 2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    kept.turn.assign_add(1)
    keeper.save()
