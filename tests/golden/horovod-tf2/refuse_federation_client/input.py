# a client of a federation: the server says when it trains; N workers would be N clients, each asked by itself
import flwr as fl
import numpy as np
from tensorflow import keras

x = np.zeros((64, 4)); y = np.zeros((64, 1))
m = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
m.compile('sgd', 'mse')


class Client(fl.client.NumPyClient):
    def get_parameters(self, config):
        return m.get_weights()

    def fit(self, parameters, config):
        m.set_weights(parameters)
        m.fit(x, y, epochs=1)
        return m.get_weights(), len(x), {}

    def evaluate(self, parameters, config):
        m.set_weights(parameters)
        return m.evaluate(x, y), len(x), {}


fl.client.start_numpy_client(server_address='localhost:8080', client=Client())
