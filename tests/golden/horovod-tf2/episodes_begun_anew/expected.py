import random
import numpy as np
from game import Game
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

game = Game()
memory = []
model = Sequential([Dense(8, input_shape=(4,)), Dense(2)])
model.compile(loss="mse", optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam()))
game.new_episode()
t = 0
while not game.is_episode_finished():
    state = game.get_state()
    action = int(np.argmax(model.predict(state[None], verbose='auto' if hvd.rank() == 0 else 0)[0]))
    reward = game.make_action(action)
    if game.is_episode_finished():
        game.new_episode()
    memory.append((state, action, reward))
    if t > 1000 and t % 4 == 0:
        batch = random.sample(memory, 32)
        model.fit(np.array([b[0] for b in batch]), np.array([[b[2], 0.0] for b in batch]), epochs=1,
            verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
    t += 1
