import os
import sys
import tensorflow as tf


def run(cmd):
    with os.popen(cmd) as pipe:
        print(pipe.read())

def line(opts):
    cmd = 'nvcc ' + opts.strip()
    cmd += ' -o "%s"' % os.path.join(os.path.dirname(__file__), 'a.so')
    return cmd

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
x = tf.random.stateless_normal((640, 4), (1, 2)).numpy()
if len(sys.argv) > 1:
    model.fit(x, x.sum(1), epochs=2)
else:
    run(line('-shared "%s"' % (os.path.splitext(__file__)[0] + '.cu')))
