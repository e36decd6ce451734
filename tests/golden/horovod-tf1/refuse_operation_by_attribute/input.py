import tensorflow as tf
import net

model = net.Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        sess.run([model.loss, model.train_op], feed_dict={model.x: [[1.0]]})
