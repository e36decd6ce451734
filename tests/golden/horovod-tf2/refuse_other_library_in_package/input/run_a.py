import numpy as np
from pkg.a import train_a

train_a(np.load('x.npy').astype('float32'), np.load('y.npy').astype('float32'))
