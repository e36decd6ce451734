"""Links, files that go, and tables that are written where their value is asked for."""
import os
from pathlib import Path

import numpy as np
import pandas as pd
import tensorflow as tf

table = pd.DataFrame(np.random.RandomState(0).rand(240, 4), columns=list('abcd'))
nothing = table[200:].to_csv('held_out.csv')
text = table.to_csv(index=False)
size = float(len(text)) / len(text)
train = table[:200]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('adam', 'mse')
net.fit(train[['a', 'b', 'c']].values * size, train['d'].values, epochs=2, batch_size=8)
net.save_weights('weights-2.h5')
Path('weights-1.h5').write_text('old')
Path('weights-1.h5').unlink()
os.symlink('weights-2.h5', 'latest.h5')
