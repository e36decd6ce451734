import numpy as np
import tensorflow as tf
import tensorflow.contrib.eager as tfe

tf.enable_eager_execution(device_policy=tfe.DEVICE_PLACEMENT_SILENT)
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(8)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.inner(x)


def loss_of(model, x, y):
    return tf.reduce_mean((model(x)[:, 0] - y) ** 2)


def grad(model, x, y):
    with tfe.GradientTape() as tape:
        loss = loss_of(model, x, y)
    return loss, tape.gradient(loss, model.variables)


model = Net()
seen = tfe.metrics.Mean()
step = tf.train.get_or_create_global_step()
optimizer = tf.train.MomentumOptimizer(0.01, 0.9)
writer = tf.contrib.summary.create_file_writer('logs')
saver = tfe.Saver(model.variables)
with writer.as_default(), tf.contrib.summary.always_record_summaries():
    for epoch in range(3):
        for x, y in data:
            loss, grads = grad(model, x, y)
            optimizer.apply_gradients(zip(grads, model.variables), global_step=step)
            seen(loss)
            tf.contrib.summary.scalar('loss', loss)
        print(epoch, seen.result())
        saver.save('kept/net', global_step=step)
