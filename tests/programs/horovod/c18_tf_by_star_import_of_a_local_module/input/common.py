import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Dense, Flatten

SEED = 18
