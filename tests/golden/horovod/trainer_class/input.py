import tensorflow as tf
import numpy as np
import os

os.environ["CUDA_VISIBLE_DEVICES"] = "0"   # first gpu
physical_devices = tf.config.list_physical_devices('GPU')
for d in physical_devices:
    tf.config.experimental.set_memory_growth(d, True)

class Trainer(object):
    def __init__(self, strategy=None):
        self.model = self.build()
        self.gen_opt = tf.keras.optimizers.Adam(2e-4, beta_1=0.5)
        self.writer = tf.summary.create_file_writer('./logs')
        self.ckpt = tf.train.Checkpoint(model=self.model, opt=self.gen_opt)
        self.manager = tf.train.CheckpointManager(self.ckpt, './ckpt', max_to_keep=3)
        self.global_step = tf.Variable(0, dtype=tf.int64)

    def build(self):
        inp = tf.keras.layers.Input((8,))
        x = tf.keras.layers.Dense(4, activation='relu')(inp)
        return tf.keras.Model(inp, tf.keras.layers.Dense(1)(x))

    @tf.function
    def train_one_step(self, x, y):
        with tf.GradientTape() as tape:
            pred = self.model(x, training=True)
            loss = tf.reduce_mean(tf.abs(pred - y))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.gen_opt.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def train(self, dataset, epochs):
        if self.manager.latest_checkpoint:
            self.ckpt.restore(self.manager.latest_checkpoint)
        for epoch in range(epochs):
            for i, (x, y) in enumerate(dataset):
                loss = self.train_one_step(x, y)
                self.global_step.assign_add(1)
                if i % 5 == 0:
                    with self.writer.as_default():
                        tf.summary.scalar('loss', loss, step=self.global_step)
                    print('Epoch [%d] step [%d] loss %.3f' % (epoch, i, loss))
            self.manager.save()

def load():
    x = np.random.rand(100, 8).astype(np.float32); y = x.sum(1, keepdims=True)
    return tf.data.Dataset.from_tensor_slices((x, y)).shuffle(100).batch(8).prefetch(tf.data.experimental.AUTOTUNE)

if __name__ == '__main__':
    trainer = Trainer()
    trainer.train(load(), 2)
