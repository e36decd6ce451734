from tensorflow import keras
from tensorflow.compat.v1 import (ConfigProto, Session, disable_eager_execution, float32,
    get_variable, global_variables_initializer, placeholder, reduce_mean, square, train)
import numpy as np
disable_eager_execution()
x = placeholder(float32, [None, 4])
y = placeholder(float32, [None, 1])
w = get_variable('w', [4, 1])
loss = reduce_mean(square(x @ w - y))
op = train.AdamOptimizer(0.01).minimize(loss)
xs = np.random.RandomState(1).rand(1000, 4).astype('float32')
ys = np.random.RandomState(2).rand(1000, 1).astype('float32')
with Session() as s:
    s.run(global_variables_initializer())
    for e in range(5):
        for i in range(100):
            s.run(op, {x: xs[i*10:i*10+10], y: ys[i*10:i*10+10]})
