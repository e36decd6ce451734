import numpy as np
import tensorflow.compat.v1 as tf

from agent import Agent

tf.disable_eager_execution()
agent = Agent(4, 16)
for step in range(120):
    state = np.random.randn(4)
    agent.remember(state, -abs(state.sum()))
    if len(agent.buffer) > agent.batch:
        agent.replay()
