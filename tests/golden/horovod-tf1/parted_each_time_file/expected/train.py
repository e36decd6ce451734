"""Scores of several nets, each trained on another part of the rows; another module parts them."""
import numpy as np
from scores.apart import score
import horovod.tensorflow as hvd

hvd.init()

chance = np.random.RandomState(6)
real = [r for r in chance.rand(160, 6).astype("float32")]
made = [r for r in chance.rand(160, 6).astype("float32") * 0.6]
told = list()
for tt in range(3):
    told.append(score(real, made))
if hvd.rank() == 0:
    print("told apart", np.mean(told))
