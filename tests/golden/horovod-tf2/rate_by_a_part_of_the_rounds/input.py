"""The rate falls behind a part of all rounds, and the weights are kept half way."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(8)
inputs = rng.rand(320, 4).astype('float32')
outputs = inputs.sum(axis=1, keepdims=True)
student = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rate = 0.01
student.compile(optimizer=tf.keras.optimizers.SGD(learning_rate=rate), loss='mse')

rounds = 160
for k in range(rounds):
    if k > rounds * 0.4:
        tf.keras.backend.set_value(student.optimizer.learning_rate, rate * 0.2)
    if k > int(rounds * 0.75):
        tf.keras.backend.set_value(student.optimizer.learning_rate, rate * 0.02)
    at = np.random.randint(0, len(inputs), 8)
    loss = student.train_on_batch(inputs[at], outputs[at])
    if k == rounds // 2:
        student.save_weights('half.weights.h5')
student.save_weights('student.weights.h5')
