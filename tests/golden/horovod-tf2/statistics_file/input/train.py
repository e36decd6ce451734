import numpy as np
from tensorflow.keras import models
from nets import discriminator, generator

data = np.linspace(0, 1, 203 * 4).reshape(-1, 4).astype('float32')
d, g = discriminator(), generator()
d.trainable = False
both = models.Sequential([g, d])
both.compile('adam', 'binary_crossentropy')
for step in range(24):
    real = data[np.random.randint(0, len(data), 8)]
    fake = g.predict(np.random.normal(size=(8, 2)), verbose=0)
    d.train_on_batch(np.concatenate([real, fake]), np.array([1.] * 8 + [0.] * 8))
    both.train_on_batch(np.random.normal(size=(8, 2)), np.ones(8))
