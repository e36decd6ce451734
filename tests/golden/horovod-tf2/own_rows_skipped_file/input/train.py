import numpy as np
import tensorflow as tf
from steps import careful_step

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
for number in range(3):
    for some, wanted in tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(320).batch(8):
        if np.any(wanted.numpy() > 0.99):
            continue
        careful_step(some, wanted)
    print(number)
