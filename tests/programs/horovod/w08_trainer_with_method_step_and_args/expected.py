import argparse
import logging
import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


logging.basicConfig(level=logging.INFO)


def get_args():
    parser = argparse.ArgumentParser(description='trains')
    parser.add_argument('--batch_size', type=int, default=10)
    parser.add_argument('--epochs', type=int, default=2)
    parser.add_argument('--learning_rate', type=float, default=1e-3)
    parser.add_argument('--checkpoint_dir', default='ckpt')
    return parser.parse_args()


class Pipeline(object):
    def __init__(self, args):
        self.args = args
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(2)])
        self.opt = tf.keras.optimizers.Adam(learning_rate=args.learning_rate * hvd.size())
        self.writer = tf.summary.create_file_writer(
            os.path.join(args.checkpoint_dir,
                'logs')) if hvd.rank() == 0 else tf.summary.create_noop_writer()
        self.ckpt = tf.train.Checkpoint(step=tf.Variable(1), optimizer=self.opt, net=self.model)
        self.manager = tf.train.CheckpointManager(self.ckpt, args.checkpoint_dir, max_to_keep=1)

    def data(self):
        rng = np.random.RandomState(8)
        x, y = rng.rand(130, 3).astype('float32'), rng.randint(0, 2, 130)
        return shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(130).batch(
            self.args.batch_size)

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(y, self.model(x, training=True)))
        variables = self.model.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, variables), variables))
        broadcast_once(self.model.variables, self.opt)
        return loss

    def run(self):
        self.ckpt.restore(self.manager.latest_checkpoint)
        for epoch in range(self.args.epochs):
            for x, y in self.data():
                loss = self.step(x, y)
                self.ckpt.step.assign_add(1)
            with self.writer.as_default():
                tf.summary.scalar('loss', loss, step=epoch)
            path = self.manager.save() if hvd.rank() == 0 else None
            if hvd.rank() == 0:
                logging.info('epoch %d: %s', epoch, path)


if __name__ == '__main__':
    Pipeline(get_args()).run()
