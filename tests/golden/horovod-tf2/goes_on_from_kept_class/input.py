import tensorflow as tf


class Line:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.turn = tf.Variable(0)
        self.kept = tf.train.Checkpoint(turn=self.turn, net=self.net)
        self.keeper = tf.train.CheckpointManager(self.kept, 'kept', max_to_keep=2)

    def fit(self, data, turns):
        self.kept.restore(self.keeper.latest_checkpoint)
        first = int(self.turn.numpy())
        for turn in range(first, turns):
            for x, y in data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(x) - y) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            self.turn.assign_add(1)
            self.keeper.save()


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
answers = tf.reduce_sum(rows, 1, keepdims=True)
Line().fit(tf.data.Dataset.from_tensor_slices((rows, answers)).batch(8), 2)
