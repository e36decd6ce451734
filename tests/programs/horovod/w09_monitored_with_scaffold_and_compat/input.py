import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model_fn(x, y):
    h = tf.layers.dense(x, 5, activation=tf.nn.relu)
    return tf.losses.mean_squared_error(y, tf.layers.dense(h, 1))


def main():
    x = np.random.RandomState(9).rand(90, 3).astype(np.float32)
    ds = tf.data.Dataset.from_tensor_slices((x, x[:, :1])).shuffle(90).repeat(2).batch(6)
    bx, by = tf.data.make_one_shot_iterator(ds).get_next()
    loss = model_fn(bx, by)
    global_step = tf.train.get_or_create_global_step()
    train_op = tf.train.MomentumOptimizer(learning_rate=0.01, momentum=0.9).minimize(loss, global_step=global_step)
    hooks = []
    hooks.append(tf.train.LoggingTensorHook({'loss': loss, 'step': global_step}, every_n_iter=5))
    scaffold = tf.train.Scaffold(init_op=tf.global_variables_initializer())
    with tf.train.MonitoredTrainingSession(scaffold=scaffold, hooks=hooks) as sess:
        while not sess.should_stop():
            sess.run(train_op)


if __name__ == '__main__':
    main()
