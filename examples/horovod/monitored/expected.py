import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
layers = tf.layers


def batches(data, labels, size):
    while True:
        order = np.random.permutation(len(data))
        for start in range(0, len(data) - size + 1, size):
            index = order[start:start + size]
            yield data[index], labels[index]


def main():
    data = np.random.rand(200, 20).astype(np.float32)
    labels = (data.sum(axis=1) > 10).astype(np.int64)
    x = tf.placeholder(tf.float32, [None, 20])
    y = tf.placeholder(tf.int64, [None])
    logits = layers.dense(layers.dense(x, 16, activation=tf.nn.relu), 2)
    loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
    global_step = tf.train.get_or_create_global_step()
    opt = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size()))
    train_op = opt.minimize(loss, global_step=global_step)

    hooks = [
        tf.train.StopAtStepHook(last_step=max(1, 60 // hvd.size()))] + (
        [tf.train.LoggingTensorHook({'step': global_step, 'loss': loss},
                every_n_iter=max(1, 20 // hvd.size()))] if hvd.rank() == 0 else [])
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    config.gpu_options.allow_growth = True
    generator = batches(share(data), share(labels), 16)
    with tf.train.MonitoredTrainingSession(
            checkpoint_dir=os.path.join('.', 'checkpoints') if hvd.rank() == 0 else None,
                                           hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks,
                                           config=config) as session:
        while not session.should_stop():
            bx, by = next(generator)
            session.run(train_op, feed_dict={x: bx, y: by})


if __name__ == '__main__':
    main()
