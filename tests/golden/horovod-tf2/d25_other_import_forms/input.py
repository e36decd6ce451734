import os, numpy as np
from tensorflow import keras
from tensorflow import GradientTape, data, reduce_mean

net = keras.Sequential([keras.layers.Dense(1)])
opt = keras.optimizers.SGD(0.1)
for x in data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with GradientTape() as tape:
        loss = reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
