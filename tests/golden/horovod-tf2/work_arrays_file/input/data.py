import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
