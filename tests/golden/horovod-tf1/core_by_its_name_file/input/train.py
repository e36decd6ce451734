import tensorflow_core as tf
from net import Net

with tf.compat.v1.Session(config=tf.compat.v1.ConfigProto(allow_soft_placement=True)) as sess:
    Net(sess).train()
