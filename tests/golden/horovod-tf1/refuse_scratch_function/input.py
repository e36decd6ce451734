"""Each row of a batch goes through a sound file, in a function that other rounds call."""
import numpy as np
import scipy.io.wavfile
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def resampled(clip):
    scipy.io.wavfile.write("one.wav", 16000, clip)
    rate, heard = scipy.io.wavfile.read("one.wav")
    return heard[::2]


clips = np.random.RandomState(0).rand(320, 6).astype("float32")
wanted = clips.sum(1, keepdims=True)
x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, len(clips), 8)
        sess.run(step, {x: np.array([resampled(clip) for clip in clips[at]]), y: wanted[at]})
