import numpy as np
import tensorflow.compat.v1 as tf

from agent import Agent
import horovod.tensorflow as hvd

hvd.init()

tf.disable_eager_execution()
agent = Agent(4, 16)
agent.sess.run(hvd.broadcast_global_variables(0))
for step in range(120):
    state = np.random.randn(4)
    agent.remember(state, -abs(state.sum()))
    if len(agent.buffer) > agent.batch:
        agent.replay()
