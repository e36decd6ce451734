"""An object knows the pass that it had come to."""
import numpy as np
import tensorflow as tf


class Pupil:
    def __init__(self, data, passes):
        self.data, self.passes = data, passes
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.01)
        self.made = tf.Variable(0)
        self.ckpt = tf.train.Checkpoint(step=self.made, model=self.model, opt=self.opt)
        self.manager = tf.train.CheckpointManager(self.ckpt, 'kept_class', max_to_keep=2)

    def fit(self):
        self.ckpt.restore(self.manager.latest_checkpoint)
        epoch = int(self.made) // 24
        while epoch < self.passes:
            for x in self.data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.model(x[:, :3]) - x[:, 3:]) ** 2)
                weights = self.model.trainable_variables
                self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
                self.made.assign_add(1)
            self.manager.save()
            epoch += 1


rows = np.random.RandomState(5).rand(192, 4).astype('float32')
pupil = Pupil(tf.data.Dataset.from_tensor_slices(rows).batch(8), 3)
pupil.fit()
print(float(tf.reduce_mean((pupil.model(rows[:, :3]) - rows[:, 3:]) ** 2)))
