"""A step of a model's own improves one net by a tape, and lets the other's optimizer minimise."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(5)


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(3,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])

    def compile(self, maker_opt, judge_opt, **rest):
        super().compile(**rest)
        self.maker_opt = maker_opt
        self.judge_opt = judge_opt

    def train_step(self, real):
        z = tf.random.normal([tf.shape(real)[0], 3])
        with tf.GradientTape() as tape:
            made = tf.square(self.judge(self.maker(z)))
            loss = tf.reduce_mean(made) + tf.reduce_mean(tf.square(self.judge(real) - 1))
        slopes = tape.gradient(loss, self.judge.trainable_weights)
        self.judge_opt.apply_gradients(zip(slopes, self.judge.trainable_weights))
        self.maker_opt.minimize(
            lambda: tf.reduce_mean(tf.square(self.judge(self.maker(z)) - 1)),
            self.maker.trainable_weights)
        return {"judge": loss}


points = np.random.RandomState(3).rand(320, 5).astype("float32")
pair = Pair()
pair.compile(tf.keras.optimizers.Adam(1e-3), judge_opt=tf.keras.optimizers.Adam(1e-3))
seen = pair.fit(tf.data.Dataset.from_tensor_slices(points).batch(16), epochs=3)
print("left", seen.history["judge"][-1])
