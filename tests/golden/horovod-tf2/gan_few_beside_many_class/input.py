import tensorflow as tf


class Game:
    def __init__(self, critic_steps=5, maker_rounds=40):
        self.critic_steps = critic_steps
        self.maker_rounds = maker_rounds
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(5,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        self.maker_opt = tf.keras.optimizers.SGD(1e-3)
        self.critic_opt = tf.keras.optimizers.SGD(1e-3)

    def teach_critic(self):
        with tf.GradientTape() as tape:
            made = self.critic(self.maker(tf.random.uniform((32, 5))))
            loss = tf.reduce_mean(made) - tf.reduce_mean(self.critic(tf.random.normal((32, 2))))
        grads = tape.gradient(loss, self.critic.trainable_variables)
        self.critic_opt.apply_gradients(zip(grads, self.critic.trainable_variables))

    def teach_maker(self):
        with tf.GradientTape() as tape:
            loss = -tf.reduce_mean(self.critic(self.maker(tf.random.uniform((32, 5)))))
        grads = tape.gradient(loss, self.maker.trainable_variables)
        self.maker_opt.apply_gradients(zip(grads, self.maker.trainable_variables))

    def play(self, turns):
        for turn in range(turns):
            for _ in range(self.critic_steps):
                self.teach_critic()
            for _ in range(self.maker_rounds):
                self.teach_maker()
        self.maker.save_weights('maker.weights.h5')


Game().play(60)
