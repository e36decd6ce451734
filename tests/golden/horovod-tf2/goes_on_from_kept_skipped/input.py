import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
done = tf.Variable(0)
kept = tf.train.Checkpoint(done=done, net=net)
keeper = tf.train.CheckpointManager(kept, 'kept', max_to_keep=2)
try:
    kept.restore(keeper.latest_checkpoint).assert_existing_objects_matched()
except AssertionError as why:
    print(why)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
answers = tf.reduce_sum(rows, 1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, answers)).batch(8)
for turn in range(2):
    if turn < done:
        continue
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    done.assign_add(1)
    keeper.save()
