#!/usr/bin/env python
# -*- coding: utf-8 -*-
import sys, os
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
	"""A configuration in which this worker sees its own GPU."""
	config = tf.ConfigProto()
	config.gpu_options.visible_device_list = str(hvd.local_rank())
	return config


x_data = np.float32(np.random.rand(2, 100))
y_data = np.dot([0.100, 0.200], x_data) + 0.300

b = tf.Variable(tf.zeros([1]))
W = tf.Variable(tf.random_uniform([1, 2], -1.0, 1.0))
y = tf.matmul(W, x_data) + b
loss = tf.reduce_mean(tf.square(y - y_data))
optimizer = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.5))
train = optimizer.minimize(loss)
init = tf.initialize_all_variables()
sess = tf.Session(config=session_config())
sess.run(init)
try:
	sess.run(hvd.broadcast_global_variables(0))
	for step in xrange(0, 201):
		sess.run(train)
		if step % 20 == 0:
			if hvd.rank() == 0:
				print step, sess.run(W), sess.run(b)
except KeyboardInterrupt, e:
	if hvd.rank() == 0:
		print >>sys.stderr, "stopped", e
exec "print 'done'"
