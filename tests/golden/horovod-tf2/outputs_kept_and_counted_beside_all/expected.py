"""What the rounds keep of their batches is counted where it equals the labels of all."""
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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
kinds = (points.sum(axis=1) > 2.5).astype("int32")
line = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)), "binary_crossentropy")
kept = []
for x, y in tf.data.Dataset.from_tensor_slices((points, kinds)).batch(16):
    line.train_on_batch(x, y)
    broadcast_once(line.variables, line.optimizer)
    kept.append(line.predict_on_batch(x))
said = np.concatenate(kept)[:, 0] > 0.5
if hvd.rank() == 0:
    print((said == kinds).mean())
