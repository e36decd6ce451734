"""What episodes have gained is added up over the rounds, and divided by how many there were."""
import numpy as np
import tensorflow.compat.v1 as tf

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
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def play(env, sess):
    state, met, gained = env.reset(), [], []
    for _ in range(10):
        met.append(state)
        state, more, over, _ = env.step(np.random.randint(2))
        gained.append(more)
    sess.run(step, {x: met, y: np.reshape(gained, [-1, 1])})
    return sum(gained)


env = Walk()
sess = tf.Session()
sess.run(tf.global_variables_initializer())
total = 0
for episode in range(120):
    total += play(env, sess)
print(total / 120)
