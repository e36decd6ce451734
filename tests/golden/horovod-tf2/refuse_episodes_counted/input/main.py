import gym
from learn import learn

env = gym.make('CartPole-v1')
seen = []
for episode in range(50):
    state, over, lasted = env.reset(), False, 0
    while not over:
        state, reward, over, _ = env.step(env.action_space.sample())
        seen.append((state, reward))
        lasted += 1
    learn(seen, turns=lasted)
