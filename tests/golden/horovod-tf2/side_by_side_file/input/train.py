# A generator of another module goes beside a data set.
import tensorflow as tf
from rows import answers, drawn
from steps import Fits

Fits(tf.data.Dataset.from_tensor_slices(drawn()).batch(8)).learn(answers, 2)
