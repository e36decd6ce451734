import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share_rows(data):
    """This worker's share of an array's, a list's or a tensor's rows; all, where they are few."""
    count = int(data.shape[0]) if hasattr(data, "shape") else len(data)
    return (data[hvd.rank():count // hvd.size() * hvd.size():hvd.size()]
            if count >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


images = np.random.RandomState(14).rand(96, 6).astype(np.float32)
labels = np.random.RandomState(15).randint(0, 2, 96).astype(np.int32)
image, label = tf.train.slice_input_producer([share_rows(images), share_rows(labels)], num_epochs=2,
    shuffle=True)
image_batch, label_batch = tf.train.batch([image, label], batch_size=8)
logits = tf.layers.dense(image_batch, 2)
loss = tf.losses.sparse_softmax_cross_entropy(labels=label_batch, logits=logits)
train_op = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)

sess = tf.Session(config=session_config())
sess.run(tf.group(tf.global_variables_initializer(), tf.local_variables_initializer()))
coord = tf.train.Coordinator()
threads = tf.train.start_queue_runners(sess=sess, coord=coord)
try:
    step = 0
    sess.run(hvd.broadcast_global_variables(0))
    while not coord.should_stop():
        _, value = sess.run([train_op, loss])
        if step % 5 == 0:
            if hvd.rank() == 0:
                print('Step %d: loss = %.2f' % (step, value))
        step += 1
except tf.errors.OutOfRangeError:
    if hvd.rank() == 0:
        print('Done training')
finally:
    coord.request_stop()
coord.join(threads)
sess.close()
