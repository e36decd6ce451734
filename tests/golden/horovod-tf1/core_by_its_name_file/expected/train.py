import tensorflow_core as tf
from net import Net
import horovod.tensorflow as hvd

hvd.init()

with tf.compat.v1.Session(
        config=tf.compat.v1.ConfigProto(allow_soft_placement=True,
            gpu_options=tf.compat.v1.GPUOptions(
                visible_device_list=str(hvd.local_rank())))) as sess:
    Net(sess).train()
