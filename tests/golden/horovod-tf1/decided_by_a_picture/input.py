"""What a picture's points say, which all workers read alike, is decided without asking the first."""
import sys
import glob
import numpy as np
import tensorflow as tf


def kernel(size):
    return np.ones((int(size), int(size)), np.float32)


def density(points, height, width):
    height = 0.5 * height
    if height != int(height):
        height = int(height) + 1
    height = int(height)
    out = np.zeros((height, width), np.float32)
    if np.shape(points)[0] == 0:
        sys.exit()
    for i in range(np.shape(points)[0]):
        size = 4
        top = min(height, max(1, np.abs(np.int32(points[i, 1]))))
        if int(top / 4) > height:
            continue
        top = top - 2
        changed = False
        if top < 0:
            top = 0
            changed = True
        if changed == True:
            size = 2
        out[top:top + size, 0:size] += kernel(size)
    return out


def names():
    return glob.glob('images/*.npy')


x = tf.placeholder(tf.float32, [None, None, None, 1])
d = tf.placeholder(tf.float32, [None, None])
loss = tf.reduce_mean(tf.square(tf.reduce_sum(tf.layers.conv2d(x, 1, 3, padding='same')) - tf.reduce_sum(d)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(10):
        found = names()
        for k in range(len(found)):
            image = np.load(found[k])
            points = np.load(found[k].replace('images', 'points'))
            dense = density(points, image.shape[0], image.shape[1])
            sess.run(step, {x: image[None], d: dense})
