import numpy as np

kept = {"x": np.random.RandomState(3).rand(20, 800), "y": np.random.RandomState(4).rand(800, 3)}
rows = np.swapaxes(kept["x"].reshape([20, 800]), 0, 1)
wanted = np.reshape(kept["y"], [800, 3])
