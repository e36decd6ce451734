import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


def make_session():
    config = tf.ConfigProto(allow_soft_placement=True)
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    config.gpu_options.allow_growth = True
    sess = tf.Session(config=config)
    sess.run(tf.global_variables_initializer())
    return sess


def main():
    data = np.random.RandomState(13).rand(100, 3).astype(np.float32)
    x = tf.placeholder(tf.float32, [None, 3])
    code = tf.layers.dense(x, 2)
    back = tf.layers.dense(code, 3)
    loss = tf.reduce_mean(tf.square(back - x))
    train_op = hvd.DistributedOptimizer(
        tf.train.AdamOptimizer(learning_rate=0.001 * hvd.size())).minimize(loss)
    sess = make_session()  #? sess : tensorflow.Session = yes
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        orders.shuffle(data)
        for i in range(max(1, 10 // hvd.size())):
            sess.run(train_op, feed_dict={x: share(data)[i * 10:(i + 1) * 10]})
        if hvd.rank() == 0:
            print(epoch, sess.run(loss, feed_dict={x: data}))


main()
