from __future__ import absolute_import, division, print_function, unicode_literals

import tensorflow as tf

from tensorflow.keras.layers import Dense, Flatten, Conv2D
from tensorflow.keras import Model
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
  tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
  tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
  """This worker's share of the elements: as many as all others'; all, where there are fewer."""
  count = int(tf.data.experimental.cardinality(dataset))
  if count == tf.data.experimental.UNKNOWN_CARDINALITY:
    dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
      lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
  elif 0 <= count < hvd.size():
    return dataset
  elif count > 0:
    dataset = dataset.take(count - count % hvd.size())
  return dataset.shard(hvd.size(), hvd.rank())


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


def join_metric(metric):
  """Let a metric hold what all workers have seen, not this one alone."""
  for variable in metric.variables:
    variable.assign(hvd.allreduce(variable))


mnist = tf.keras.datasets.mnist
if hvd.local_rank() != 0:
  hvd.broadcast_object(0)
(x_train, y_train), (x_test, y_test) = mnist.load_data()
if hvd.local_rank() == 0:
  hvd.broadcast_object(0)
x_train, x_test = x_train / 255.0, x_test / 255.0
x_train = x_train[..., tf.newaxis].astype('float32')
x_test = x_test[..., tf.newaxis].astype('float32')

train_ds = shard(tf.data.Dataset.from_tensor_slices((x_train, y_train))).shuffle(10000).batch(16)
test_ds = tf.data.Dataset.from_tensor_slices((x_test, y_test)).batch(16)


class MyModel(Model):
  def __init__(self):
    super(MyModel, self).__init__()
    self.conv1 = Conv2D(4, 3, activation='relu')
    self.flatten = Flatten()
    self.d2 = Dense(10)

  def call(self, x):
    return self.d2(self.flatten(self.conv1(x)))


model = MyModel()
loss_object = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
optimizer = tf.keras.optimizers.Adam(learning_rate=0.001 * hvd.size())
train_loss = tf.keras.metrics.Mean(name='train_loss')
train_accuracy = tf.keras.metrics.SparseCategoricalAccuracy(name='train_accuracy')
test_loss = tf.keras.metrics.Mean(name='test_loss')


@tf.function
def train_step(images, labels):
  with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
    predictions = model(images, training=True)
    loss = loss_object(labels, predictions)
  gradients = tape.gradient(loss, model.trainable_variables)
  optimizer.apply_gradients(zip(gradients, model.trainable_variables))
  train_loss(loss)
  train_accuracy(labels, predictions)


@tf.function
def test_step(images, labels):
  test_loss(loss_object(labels, model(images, training=False)))


EPOCHS = 2

for epoch in range(EPOCHS):
  train_loss.reset_states()
  for images, labels in train_ds:
    train_step(images, labels)
    broadcast_once(model.variables, optimizer)
  join_metric(train_loss)
  join_metric(train_accuracy)
  for test_images, test_labels in test_ds:
    test_step(test_images, test_labels)
  if hvd.rank() == 0:
    print(
      'Epoch {}, Loss: {}, Accuracy: {}, Test Loss: {}'.format(epoch + 1, train_loss.result(),
        train_accuracy.result() * 100, test_loss.result()))
