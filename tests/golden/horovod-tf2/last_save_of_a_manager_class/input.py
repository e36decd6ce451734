"""What a manager that stands in an object has saved last is restored by all."""
import tensorflow as tf


class Keeper:
    def __init__(self, man):
        self.man = man
        self.best = 1e9

    def __call__(self, loss):
        if loss < self.best:
            self.man.save()
            self.best = loss


class Master:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3)
        self.seen = tf.keras.metrics.Mean()
        self.ckpt = tf.train.Checkpoint(net=self.net, opt=self.opt)
        self.man = tf.train.CheckpointManager(self.ckpt, "ckpt", max_to_keep=3)
        self.keeper = Keeper(self.man)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.net(x[:, 1:]) - x[:, :1]))
        g = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(g, self.net.trainable_variables))
        self.seen(loss)


m = Master()
data = tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((96, 4), (1, 2))).batch(8)
for phase in range(2):
    for epoch in range(2):
        m.seen.reset_state()
        for a in data:
            m.step(a)
        m.keeper(float(m.seen.result()))
    m.ckpt.restore(m.man.latest_checkpoint)
m.net.save_weights("net.h5")
