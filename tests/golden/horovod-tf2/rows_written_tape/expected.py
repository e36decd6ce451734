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


seen = [[1., 2.], [2., 3.], [3., 1.], [4., 3.], [5., 3.], [6., 2.]]
wanted = [[0.], [0.], [0.], [1.], [1.], [1.]]
dataset = tf.data.Dataset.from_tensor_slices((seen, wanted)).batch(len(seen))

weights = tf.Variable(tf.zeros([2, 1]))
bias = tf.Variable(tf.zeros([1]))
optimizer = tf.keras.optimizers.SGD(learning_rate=0.05)
for epoch in range(20):
    for features, labels in dataset:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            guess = tf.sigmoid(tf.matmul(features, weights) + bias)
            loss = tf.reduce_mean(tf.keras.losses.binary_crossentropy(labels, guess))
        grads = tape.gradient(loss, [weights, bias])
        optimizer.apply_gradients(zip(grads, [weights, bias]))
        broadcast_once([weights, bias], optimizer)
if hvd.rank() == 0:
    print(loss.numpy())
