import random
import numpy as np
from game import Game
from keras.layers import Dense
from keras.models import Sequential

game = Game()
memory = []
model = Sequential([Dense(8, input_shape=(4,)), Dense(2)])
model.compile(loss="mse", optimizer="adam")
game.new_episode()
t = 0
while not game.is_episode_finished():
    state = game.get_state()
    action = int(np.argmax(model.predict(state[None])[0]))
    reward = game.make_action(action)
    if game.is_episode_finished():
        game.new_episode()
    memory.append((state, action, reward))
    if t > 1000 and t % 4 == 0:
        batch = random.sample(memory, 32)
        model.fit(np.array([b[0] for b in batch]), np.array([[b[2], 0.0] for b in batch]), epochs=1, verbose=0)
    t += 1
