"""What each worker would fetch again is told of; what is asked whether it is there is not."""
import os
import subprocess
import kaggle
import opendatasets
import numpy as np
import tensorflow as tf
from distutils.dir_util import copy_tree
from git import Repo
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


kaggle.api.authenticate()
if hvd.local_rank() == 0:
    kaggle.api.dataset_download_files('some/rows', path='rows', unzip=True)
hvd.allreduce(0.)  # all wait for the file
if hvd.local_rank() == 0:
    opendatasets.download('https://example.org/more', 'more')
hvd.allreduce(0.)  # all wait for the file
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
done = subprocess.run(['git', 'clone', 'https://example.org/rows.git', 'cloned'])
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
if not os.path.isdir('other'):
    repo = Repo.clone_from('https://example.org/other.git', 'other')
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
if hvd.rank() == 0:
    copy_tree('rows', 'copied')
hvd.allreduce(0.)  # the others wait for the first worker's file
rows = np.load('copied/rows.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows), share(rows.sum(1)), verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
