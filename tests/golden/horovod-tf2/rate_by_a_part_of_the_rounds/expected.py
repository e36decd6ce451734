"""The rate falls behind a part of all rounds, and the weights are kept half way."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


rng = np.random.RandomState(8)
inputs = rng.rand(320, 4).astype('float32')
outputs = inputs.sum(axis=1, keepdims=True)
student = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rate = 0.01
student.compile(
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(learning_rate=rate * hvd.size())),
    loss='mse')

rounds = 160
for k in range(max(1, rounds // hvd.size())):
    if k > -(-(rounds * 0.4) // hvd.size()):
        tf.keras.backend.set_value(student.optimizer.learning_rate, rate * 0.2 * hvd.size())
    if k > -(-int(rounds * 0.75) // hvd.size()):
        tf.keras.backend.set_value(student.optimizer.learning_rate, rate * 0.02 * hvd.size())
    at = np.random.randint(0, len(inputs), 8)
    loss = student.train_on_batch(inputs[at], outputs[at])
    broadcast_once(student.variables, student.optimizer)
    if k == -(-(rounds // 2) // hvd.size()):
        if hvd.rank() == 0:
            student.save_weights('half.weights.h5')
if hvd.rank() == 0:
    student.save_weights('student.weights.h5')
