import numpy as np
import tensorflow as tf

rows = np.random.RandomState(9).rand(240, 4).astype("float32")


class Trainer:
    def __init__(self):
        self.data = tf.data.Dataset.from_tensor_slices(rows).shuffle(240).batch(8)
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        schedules = tf.keras.optimizers.schedules
        self.maker_rule = tf.keras.optimizers.Adam(schedules.ExponentialDecay(1e-3, 40, 0.9))
        self.judge_rule = tf.keras.optimizers.Adam(schedules.ExponentialDecay(1e-3, 40, 0.9))

    @tf.function
    def first_step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.maker(x) - x) ** 2)
        grads = tape.gradient(loss, self.maker.trainable_variables)
        self.maker_rule.apply_gradients(zip(grads, self.maker.trainable_variables))
        return loss

    def train_first(self):
        for epoch in range(2):
            for x in self.data:
                loss = self.first_step(x)
            print("first", epoch)

    @tf.function
    def step(self, x):
        with tf.GradientTape() as made, tf.GradientTape() as judged:
            fake = self.maker(x)
            judge_loss = tf.reduce_mean(self.judge(fake)) - tf.reduce_mean(self.judge(x))
            maker_loss = -tf.reduce_mean(self.judge(fake))
        grads = made.gradient(maker_loss, self.maker.trainable_variables)
        self.maker_rule.apply_gradients(zip(grads, self.maker.trainable_variables))
        grads = judged.gradient(judge_loss, self.judge.trainable_variables)
        self.judge_rule.apply_gradients(zip(grads, self.judge.trainable_variables))
        return judge_loss

    def train(self):
        for epoch in range(2):
            for x in self.data:
                loss = self.step(x)
            print("both", epoch)


trainer = Trainer()
trainer.train()
trainer.maker.save_weights("maker.h5")
