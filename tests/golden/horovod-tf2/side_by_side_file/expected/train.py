# A generator of another module goes beside a data set.
import tensorflow as tf
from rows import answers, drawn
from steps import Fits
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

Fits(tf.data.Dataset.from_tensor_slices(drawn()).batch(8)).learn(answers, 2)
