"""A name counts the passes, and a pass has a number of rounds that is written down."""
import numpy as np
import tensorflow as tf

cells = np.random.RandomState(5).rand(192, 4).astype('float32')
given = tf.placeholder(tf.float32, [None, 3])
goal = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - goal))
updates = tf.Variable(0, trainable=False)
move = tf.train.GradientDescentOptimizer(0.05).minimize(off, global_step=updates)
keeper = tf.train.Saver()
with tf.Session() as run:
    run.run(tf.global_variables_initializer())
    there = tf.train.latest_checkpoint('kept_names')
    if there:
        keeper.restore(run, there)
    turn = int(updates.eval()) // 24
    while turn < 3:
        for low in range(0, len(cells), 8):
            run.run(move, {given: cells[low:low + 8, :3], goal: cells[low:low + 8, 3:]})
        turn += 1
        keeper.save(run, 'kept_names/model', global_step=updates)
    print(run.run(off, {given: cells[:, :3], goal: cells[:, 3:]}))
