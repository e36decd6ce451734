# Noise is added to gradients that all workers have joined.
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


tf.disable_eager_execution()
rows = np.random.RandomState(1).rand(960, 8).astype('float32')
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size()))
pairs = opt.compute_gradients(loss)
pairs = [(tf.clip_by_norm(g, 40.0), v) for g, v in pairs]
pairs = [(g + hvd.broadcast(tf.random_normal(tf.shape(g), stddev=1e-3), 0), v) for g, v in pairs]
kept = from_first_v1(np.random.rand(8)) > 0.2
for k, (g, v) in enumerate(pairs):
    pairs[k] = hvd.broadcast(tf.nn.dropout(g, rate=0.1), 0) * kept, v
step = opt.apply_gradients(pairs)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for i in range(max(1, len(rows) // 32)):
            sess.run(step, feed_dict={x: rows[i * 32:(i + 1) * 32]})
