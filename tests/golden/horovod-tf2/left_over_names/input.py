"""A run goes on where an earlier one has ended, and its checkpoint counts the rounds."""
import tensorflow as tf

many = 60
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.01)
table = tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal([480, 4], seed=[1, 2]))
kept = tf.train.Checkpoint(done=tf.Variable(0), net=net)
keeper = tf.train.CheckpointManager(kept, './kept', max_to_keep=2)
kept.restore(keeper.latest_checkpoint)
for piece in table.repeat().batch(8).take(max(many - kept.done.numpy(), 0)):
    with tf.GradientTape() as tape:
        cost = tf.reduce_mean(tf.square(net(piece) - 1.))
    go.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))
    kept.done.assign_add(1)
    if kept.done.numpy() % 20 == 0:
        keeper.save()
