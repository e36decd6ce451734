# The parts of the name are added, with and without blanks.
import os.path as p
import numpy as np
import tensorflow as tf

base, end = 'table', '.csv'
if not p.exists(base+end):
    with open(base + end, 'w') as out:
        for row in np.random.RandomState(2).rand(64, 3):
            out.write(','.join('%.3f' % n for n in row) + '\n')
if p.getsize(base+end) < 100:
    raise SystemExit('too small')
t = np.loadtxt(base +end, delimiter=',').astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile('adam', 'mse')
net.fit(t[:, :2], t[:, 2], batch_size=8, epochs=2, verbose=0)
print(net.evaluate(t[:, :2], t[:, 2], verbose=0))
