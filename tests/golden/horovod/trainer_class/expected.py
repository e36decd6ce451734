import tensorflow as tf
import numpy as np
import os
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


# first gpu
physical_devices = tf.config.list_physical_devices('GPU')
for d in physical_devices:
    tf.config.experimental.set_memory_growth(d, True)

class Trainer(object):
    def __init__(self, strategy=None):
        self.model = self.build()
        self.gen_opt = tf.keras.optimizers.Adam(2e-4 * hvd.size(), beta_1=0.5)
        self.writer = tf.summary.create_file_writer(
            './logs') if hvd.rank() == 0 else tf.summary.create_noop_writer()
        self.ckpt = tf.train.Checkpoint(model=self.model, opt=self.gen_opt)
        self.manager = tf.train.CheckpointManager(self.ckpt, './ckpt', max_to_keep=3)
        self.global_step = tf.Variable(0, dtype=tf.int64)

    def build(self):
        inp = tf.keras.layers.Input((8,))
        x = tf.keras.layers.Dense(4, activation='relu')(inp)
        return tf.keras.Model(inp, tf.keras.layers.Dense(1)(x))

    @tf.function
    def train_one_step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
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
                broadcast_once(self.model.variables, self.gen_opt)
                self.global_step.assign_add(1)
                if i % 5 == 0:
                    with self.writer.as_default():
                        tf.summary.scalar('loss', loss, step=self.global_step)
                    if hvd.rank() == 0:
                        print('Epoch [%d] step [%d] loss %.3f' % (epoch, i, loss))
            if hvd.rank() == 0:
                self.manager.save()

def load():
    x = np.random.rand(100, 8).astype(np.float32); y = x.sum(1, keepdims=True)
    return shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(100).batch(8).prefetch(
        tf.data.experimental.AUTOTUNE)

if __name__ == '__main__':
    trainer = Trainer()
    trainer.train(load(), 2)
