import os
import numpy as np
from network import made, \
    restored

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
for k in range(3):
    net = made(8)
    restored(net, 'net.h5')
    if os.path.exists('rate.txt'):
        print(open('rate.txt').read())
    net.fit(rows, rows.sum(1), batch_size=8, epochs=2)
    net.save_weights('net.h5')
    with open('rate.txt', 'w') as told:
        told.write(str(k))
