# A run that goes on where an earlier one has ended: whether there is a pass left is sent once.
import pickle
import numpy as np
import tensorflow as tf

draw = np.random.RandomState(3)
points = draw.rand(320, 4).astype('float32')
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.01)
try:
    with open('state.pkl', 'rb') as f:
        state = pickle.load(f)
    line.set_weights(state['weights'])
    first = state['turn']
except FileNotFoundError:
    first = 0
turn = first
while turn < 4:
    for k in range(0, 320, 16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(line(points[k:k + 16]) - heights[k:k + 16]))
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
    turn += 1
    with open('state.pkl', 'wb') as f:
        pickle.dump({'weights': line.get_weights(), 'turn': turn}, f)
print('left', float(tf.reduce_mean(tf.square(line(points) - heights))))
