import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - x))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(1000):
    sess.run(train, {x: np.random.normal(size=(32, 1))})

def model(features, labels, mode):
    w = tf.get_variable('w', [1], dtype=tf.float64)
    loss = tf.reduce_mean(tf.square(w * features['x'] - labels))
    step = tf.train.get_global_step()
    optimizer = tf.train.GradientDescentOptimizer(0.01)
    train = tf.group(optimizer.minimize(loss), tf.assign_add(step, 1))
    return tf.contrib.learn.ModelFnOps(mode=mode, predictions=w, loss=loss, train_op=train)

estimator = tf.contrib.learn.Estimator(model_fn=model)
a = np.load('a.npy')
fn = tf.contrib.learn.io.numpy_input_fn({'x': a}, a * 2, 4, num_epochs=1000)
estimator.fit(input_fn=fn, steps=1000)
print(estimator.evaluate(input_fn=fn, steps=10))
