import tensorflow as tf


class Pair:
    def __init__(self, every):
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(2,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        self.maker_opt = tf.keras.optimizers.SGD(0.01)
        self.critic_opt = tf.keras.optimizers.SGD(0.01)
        self.every = every

    def judge(self, real):
        with tf.GradientTape() as tape:
            made = self.maker(tf.random.normal((8, 2)))
            loss = tf.reduce_mean(self.critic(made)) - tf.reduce_mean(self.critic(real))
        grads = tape.gradient(loss, self.critic.trainable_variables)
        self.critic_opt.apply_gradients(zip(grads, self.critic.trainable_variables))

    def make(self):
        with tf.GradientTape() as tape:
            loss = -tf.reduce_mean(self.critic(self.maker(tf.random.normal((8, 2)))))
        grads = tape.gradient(loss, self.maker.trainable_variables)
        self.maker_opt.apply_gradients(zip(grads, self.maker.trainable_variables))

    def fit(self, data):
        for turn, real in enumerate(data, 1):
            self.judge(real)
            if turn % self.every == 0:
                self.make()
                self.maker.save_weights('maker.h5')
            print('critic', turn, 'maker', turn // self.every)


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (96, 2))
Pair(2).fit(tf.data.Dataset.from_tensor_slices(rows).batch(8))
