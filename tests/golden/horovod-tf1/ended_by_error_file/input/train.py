import tensorflow.compat.v1 as tf

from rows import rows

tf.disable_v2_behavior()
data = rows()
it = tf.data.make_initializable_iterator(tf.data.Dataset.from_tensor_slices(data).batch(6))
hidden = tf.layers.batch_normalization(tf.layers.dense(it.get_next(), 4), training=True)
loss = tf.reduce_mean(tf.layers.dense(hidden, 1) ** 2)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for epoch in range(2):
    sess.run(it.initializer)
    losses = []
    try:
        while 1:
            losses.append(sess.run([loss, train])[0])
    except tf.errors.OutOfRangeError as done:
        pass
    print(epoch, sum(losses) / len(losses))
sess.close()
