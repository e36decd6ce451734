import os, sys, subprocess
import numpy as np
import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
x = np.random.RandomState(0).rand(64, 3)


def work():
    model.compile('sgd', 'mse')
    model.fit(x, x.sum(1))


def drive():
    for k in range(3):
        command = ["python", os.path.abspath(sys.argv[0]), str(k)]
        subprocess.check_call(command)


if __name__ == "__main__":
    if os.environ.get("CHILD"):
        work()
    else:
        drive()
        os.system(f"python {__file__} 3")
        os.system("python %s 3" % __file__)
        os.system(f"cp {os.path.dirname(__file__)}/x y")
