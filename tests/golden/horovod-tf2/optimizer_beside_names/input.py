"""What compile is given is used by others as well: by a schedule of the program's own, and by a checkpoint."""
import numpy as np
import tensorflow as tf

chance = np.random.RandomState(3)
inputs = chance.rand(480, 4).astype('float32')
wanted = inputs.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(learning_rate=0.02, momentum=0.9)
net.compile(loss='mse', optimizer=descent)
kept = tf.train.Checkpoint(net=net, descent=descent)
for turn in range(3):
    net.fit(inputs, wanted, epochs=1, batch_size=20)
    descent.learning_rate = descent.learning_rate * 0.5
    print('turn', turn, 'has made steps', int(descent.iterations) > 0)
kept.save('kept')
