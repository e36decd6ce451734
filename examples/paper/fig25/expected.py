import tensorflow as tf
import horovod.tensorflow as hvd


hvd_broadcast_done = False


# Model object is not used, instead a function used
def conv_net(x):
    x = tf.reshape(x, [-1, 28, 28, 1])
    conv1 = conv2d(x, weights['wc1'], biases['bc1'])
    conv1 = maxpool2d(conv1, k=2)
    fc1 = tf.reshape(conv1, [-1, weights['wd1'].get_shape().as_list()[0]])
    fc1 = tf.nn.relu(tf.add(tf.matmul(fc1, weights['wd1']), biases['bd1']))
    return tf.nn.softmax(tf.add(tf.matmul(fc1, weights['out']), biases['out']))


optimizer = tf.optimizers.Adam(learning_rate)


def run_optimization(x, y):
    with tf.GradientTape() as g:
        pred = conv_net(x)
        loss = cross_entropy(pred, y)
        trainable_variables = list(weights.values()) + list(biases.values())
        gradients = g.gradient(loss, trainable_variables)
        id_z = zip(gradients, trainable_variables)
        optimizer.apply_gradients(id_z)
        global hvd_broadcast_done
        if not hvd_broadcast_done:
            hvd.broadcast_variables([x[1] for x in id_z], root_rank=0)
            hvd.broadcast_variables(optimizer.variables(), root_rank=0)
            hvd_broadcast_done = True
    g = hvd.DistributedGradientTape(g)


# training loop
for step, (batch_x, batch_y) in enumerate(train_data.take(training_steps), 1):
    run_optimization(batch_x, batch_y)
