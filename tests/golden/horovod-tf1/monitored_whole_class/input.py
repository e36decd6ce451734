import tensorflow as tf

LAST = 30


class Fitter:
    def __init__(self):
        self.images = tf.placeholder(tf.float32, shape=(None, 28, 28))
        self.labels = tf.placeholder(tf.int64, shape=(None,))
        logits = tf.layers.dense(tf.layers.flatten(self.images), 10)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.labels, logits)
        self.train_op = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss, global_step=tf.train.get_or_create_global_step())

    def fit(self, images, labels):
        hooks = [tf.train.StopAtStepHook(num_steps=LAST), tf.train.NanTensorHook(self.loss)]
        with tf.train.SingularMonitoredSession(hooks=hooks) as sess:
            while not sess.should_stop():
                _, value = sess.run([self.train_op, self.loss], {self.images: images, self.labels: labels})
        print('last loss', value)


(images, labels), _ = tf.keras.datasets.mnist.load_data()
Fitter().fit(images / 255., labels)
