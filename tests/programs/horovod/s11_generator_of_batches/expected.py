import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def batch_iter(data, labels, size, epochs):
    n = len(data)
    per_epoch = int((n - 1) / size) + 1
    for epoch in range(epochs):
        order = np.random.permutation(np.arange(n))
        for k in range(per_epoch):
            rows = order[k * size:min((k + 1) * size, n)]
            yield data[rows], labels[rows]


x_train = np.random.RandomState(11).rand(130, 6).astype(np.float32)
y_train = np.eye(2)[(x_train[:, 0] > 0.5).astype(int)].astype(np.float32)
inp = tf.placeholder(tf.float32, [None, 6], name='input_x')
lab = tf.placeholder(tf.float32, [None, 2], name='input_y')
keep = tf.placeholder(tf.float32, name='dropout_keep_prob')
hidden = tf.nn.dropout(tf.layers.dense(inp, 12, activation=tf.nn.relu), keep)
scores = tf.layers.dense(hidden, 2)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(logits=scores, labels=lab))
global_step = tf.Variable(0, name='global_step', trainable=False)
optimizer = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size()))
grads_and_vars = optimizer.compute_gradients(loss)
train_op = optimizer.apply_gradients(grads_and_vars, global_step=global_step)

sess = tf.Session(
    config=tf.ConfigProto(allow_soft_placement=True, log_device_placement=False,
        gpu_options=tf.GPUOptions(visible_device_list=str(hvd.local_rank()))))
with sess.as_default():
    def train_step(x_batch, y_batch):
        feed_dict = {inp: x_batch, lab: y_batch, keep: 0.5}
        _, step, value = sess.run([train_op, global_step, loss], feed_dict)
        if hvd.rank() == 0:
            print('step {}, loss {:g}'.format(step, value))

    sess.run(tf.global_variables_initializer())
    x_train = share(x_train)
    y_train = share(y_train)
    sess.run(hvd.broadcast_global_variables(0))
    for batch in batch_iter(x_train, y_train, 10, 2):
        x_batch, y_batch = batch
        train_step(x_batch, y_batch)
