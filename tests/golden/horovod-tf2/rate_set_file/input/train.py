import numpy as np
from tensorflow.keras import backend as K
from nets import build

x = np.linspace(0, 1, 203 * 3).reshape(-1, 3).astype('float32')
y = x.sum(axis=1)
net = build()
for epoch in range(3):
    if epoch == 2:
        K.set_value(net.optimizer.lr, 0.001)
    order = np.random.permutation(len(x))
    losses = []
    for i in range(0, len(x), 8):
        part = order[i:i + 8]
        losses.append(net.train_on_batch(x[part], y[part]))
    print('%d: %.4f' % (epoch, np.mean(losses)))
