import numpy as np
from keras.models import load_model

x = np.random.RandomState(0).rand(160, 4)
model = load_model('x.h5')
model.fit(x, x.sum(axis=1), batch_size=8, epochs=2)
print 'done'
