"""What a function gives may be a network that has its loss in it, or one with a step of its own."""
import numpy as np
from nets import squeezing, Named

rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = squeezing(width=2)
net.compile('sgd')
net.fit(rows, rows, epochs=2)
other = Named()
other.compile('sgd', 'mse')
other.fit(rows, rows, epochs=2)
