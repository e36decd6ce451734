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


class MNISTLoader():
    def __init__(self):
        if hvd.local_rank() != 0:
            hvd.broadcast_object(0)
        (self.train_data, self.train_label), _ = tf.keras.datasets.mnist.load_data()
        if hvd.local_rank() == 0:
            hvd.broadcast_object(0)
        self.train_data = np.expand_dims(self.train_data.astype(np.float32) / 255.0, axis=-1)
        self.train_label = self.train_label.astype(np.int32)
        self.num_train_data = self.train_data.shape[0]

    def get_batch(self, batch_size):
        index = np.random.randint(0, self.num_train_data, batch_size)
        return self.train_data[index, :], self.train_label[index]


class MLP(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.flatten = tf.keras.layers.Flatten()
        self.dense = tf.keras.layers.Dense(units=10)

    def call(self, inputs):
        return tf.nn.softmax(self.dense(self.flatten(inputs)))


num_epochs, batch_size, learning_rate = 2, 20, 0.001
model = MLP()
data_loader = MNISTLoader()
optimizer = tf.keras.optimizers.Adam(learning_rate=learning_rate * hvd.size())
num_batches = int(data_loader.num_train_data // batch_size * num_epochs)
for batch_index in range(max(1, num_batches // hvd.size())):
    X, y = data_loader.get_batch(batch_size)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        y_pred = model(X)
        loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(y_true=y, y_pred=y_pred))
        if hvd.rank() == 0:
            print("batch %d: loss %f" % (batch_index, loss.numpy()))
    grads = tape.gradient(loss, model.variables)
    optimizer.apply_gradients(grads_and_vars=zip(grads, model.variables))
    broadcast_once(model.variables, optimizer)
