"""What episodes have gained is added up over the rounds, and divided by how many there were."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()


class Walk:
    def __init__(self):
        self.draw = np.random.RandomState(0)

    def reset(self):
        return self.draw.rand(3)

    def step(self, action):
        return self.draw.rand(3), float(action), False, {}


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def play(env, sess):
    state, met, gained = env.reset(), [], []
    for _ in range(10):
        met.append(state)
        state, more, over, _ = env.step(np.random.randint(2))
        gained.append(more)
    sess.run(step, {x: met, y: np.reshape(gained, [-1, 1])})
    return sum(gained)


env = Walk()
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
total = 0
sess.run(hvd.broadcast_global_variables(0))
for episode in range(max(1, 120 // hvd.size())):
    total += play(env, sess)
total = average_v1(total) * 120 / max(1, 120 // hvd.size())
if hvd.rank() == 0:
    print(total / 120)
