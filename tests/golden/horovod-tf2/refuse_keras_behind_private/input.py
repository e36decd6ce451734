"""What is private there has no public name."""
import numpy as np
from tensorflow.python.keras import backend as K, layers, models, optimizers

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(axis=1)
print(len(K._get_available_gpus()))
net = models.Sequential([layers.Dense(1, input_shape=(4,))])
net.compile(optimizer=optimizers.Adam(0.05), loss='mse')
net.fit(rows, wanted, batch_size=8, epochs=4)
