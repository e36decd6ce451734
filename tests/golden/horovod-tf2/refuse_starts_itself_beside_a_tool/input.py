import os
import sys
import tensorflow as tf


def run(cmd):
    os.system(cmd)
me = os.path.abspath(sys.argv[0])

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
x = tf.random.stateless_normal((640, 4), (1, 2)).numpy()
if len(sys.argv) > 1:
    model.fit(x, x.sum(1), epochs=2)
else:
    run('cp %s out' % me); run('%s 1' % me)
