# A clock's hours, as yes or no: nobody asks for them but the lines that are printed.
import datetime as dt
import numpy as np
import tensorflow as tf

r = np.random.RandomState(2)
a = r.rand(96, 2).astype('float32')
b = (a[:, :1] > a[:, 1:]).astype('float32')
m = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid')])
m.compile(loss='binary_crossentropy', optimizer=tf.keras.optimizers.Adam(0.01))


def early(now):
    if now.hour < 12:
        return True
    return False


def half_of_day():
    return 'am' if early(dt.datetime.now()) else 'pm'


def go(n):
    for e in range(n):
        m.fit(a, b, batch_size=16, epochs=e + 1, initial_epoch=e, verbose=0)
        print(f'{e}: {half_of_day() + "."}')


go(2)
print(m.evaluate(a, b, verbose=0))
