import tensorflow.compat.v1 as tf

from words import Words

tf.disable_v2_behavior()
with open('text.txt', 'w') as file:
    for n in range(160):
        file.write('one word after another ' + 'and more ' * (n % 5) + '.')
words = Words('text.txt')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    rows = words.table[:160]
    for epoch in range(2):
        for start in range(0, len(rows), 8):
            sess.run(step, {x: rows[start:start + 8]})
