import numpy as np
import tensorflow as tf

images = np.random.RandomState(14).rand(96, 6).astype(np.float32)
labels = np.random.RandomState(15).randint(0, 2, 96).astype(np.int32)
image, label = tf.train.slice_input_producer([images, labels], num_epochs=2, shuffle=True)
image_batch, label_batch = tf.train.batch([image, label], batch_size=8)
logits = tf.layers.dense(image_batch, 2)
loss = tf.losses.sparse_softmax_cross_entropy(labels=label_batch, logits=logits)
train_op = tf.train.GradientDescentOptimizer(0.1).minimize(loss)

sess = tf.Session()
sess.run(tf.group(tf.global_variables_initializer(), tf.local_variables_initializer()))
coord = tf.train.Coordinator()
threads = tf.train.start_queue_runners(sess=sess, coord=coord)
try:
    step = 0
    while not coord.should_stop():
        _, value = sess.run([train_op, loss])
        if step % 5 == 0:
            print('Step %d: loss = %.2f' % (step, value))
        step += 1
except tf.errors.OutOfRangeError:
    print('Done training')
finally:
    coord.request_stop()
coord.join(threads)
sess.close()
