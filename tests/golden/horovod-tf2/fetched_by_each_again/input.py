"""What each worker would fetch again is told of; what is asked whether it is there is not."""
import os
import subprocess
import kaggle
import opendatasets
import numpy as np
import tensorflow as tf
from distutils.dir_util import copy_tree
from git import Repo

kaggle.api.authenticate()
kaggle.api.dataset_download_files('some/rows', path='rows', unzip=True)
opendatasets.download('https://example.org/more', 'more')
done = subprocess.run(['git', 'clone', 'https://example.org/rows.git', 'cloned'])
if not os.path.isdir('other'):
    repo = Repo.clone_from('https://example.org/other.git', 'other')
copy_tree('rows', 'copied')
rows = np.load('copied/rows.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(rows, rows.sum(1), verbose=0)
