import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
ckpt = from_first_v1(tf.train.get_checkpoint_state("model"))
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if ckpt is not None:
        saver.restore(sess, ckpt.model_checkpoint_path)
        if hvd.rank() == 0:
            print(sess.run(loss, {x: data}))
    else:
        data = share(data)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for i in range(0, len(data), 16):
                sess.run(step, {x: data[i : i + 16]})
            if hvd.rank() == 0:
                saver.save(sess, "model/m", global_step=epoch)
