import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


given = np.random.RandomState(0).rand(64, 4).astype("float32")
batches = tf.data.Dataset.from_tensor_slices(given).shuffle(64).repeat().batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
mover = tf.keras.optimizers.SGD(0.05)


def learn(most):
    for few in batches:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(few) - few) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        mover.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, mover)
        done = int(mover.iterations.numpy())
        if done >= most:
            return "done"


value = learn(60)
other_value = float(tf.reduce_mean((hvd.broadcast_object(model(given), 0) - given) ** 2)) < 0.5
if hvd.rank() == 0:
    print(value, other_value)
