import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def model_fn(x, y):
    h = tf.layers.dense(x, 5, activation=tf.nn.relu)
    return tf.losses.mean_squared_error(y, tf.layers.dense(h, 1))


def main():
    x = np.random.RandomState(9).rand(90, 3).astype(np.float32)
    ds = tf.data.Dataset.from_tensor_slices(
        (share(x), share(x[:, :1]))).shuffle(90).repeat(2).batch(6)
    bx, by = tf.data.make_one_shot_iterator(ds).get_next()
    loss = model_fn(bx, by)
    global_step = tf.train.get_or_create_global_step()
    train_op = hvd.DistributedOptimizer(
        tf.train.MomentumOptimizer(learning_rate=0.01 * hvd.size(), momentum=0.9)).minimize(loss,
        global_step=global_step)
    hooks = []
    if hvd.rank() == 0:
        hooks.append(
            tf.train.LoggingTensorHook({'loss': loss, 'step': global_step},
                every_n_iter=max(1, 5 // hvd.size())))
    scaffold = tf.train.Scaffold(init_op=tf.global_variables_initializer())
    with tf.train.MonitoredTrainingSession(scaffold=scaffold,
            hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks, config=session_config()) as sess:
        while not sess.should_stop():
            sess.run(train_op)


if __name__ == '__main__':
    main()
