# The number of batches is given to a function, which takes all of them if it is given none.
from reading import batches
import horovod.tensorflow as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

from steps import learn

learn(batches())
learn(batches(limit=int('12')))
