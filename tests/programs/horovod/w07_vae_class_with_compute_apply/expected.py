import time
import numpy as np
import tensorflow as tf
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


class CVAE(tf.keras.Model):
  def __init__(self, latent_dim):
    super(CVAE, self).__init__()
    self.latent_dim = latent_dim
    self.inference_net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(latent_dim + latent_dim)])
    self.generative_net = tf.keras.Sequential([tf.keras.layers.Dense(28 * 28), tf.keras.layers.Reshape((28, 28, 1))])

  def encode(self, x):
    mean, logvar = tf.split(self.inference_net(x), num_or_size_splits=2, axis=1)
    return mean, logvar

  def reparameterize(self, mean, logvar):
    eps = tf.random.normal(shape=tf.shape(mean))
    return eps * tf.exp(logvar * .5) + mean

  def decode(self, z):
    return self.generative_net(z)


if hvd.local_rank() != 0:
  hvd.broadcast_object(0)
(train_images, _), (test_images, _) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
  hvd.broadcast_object(0)
train_images = train_images.reshape(train_images.shape[0], 28, 28, 1).astype('float32') / 255.
test_images = test_images.reshape(test_images.shape[0], 28, 28, 1).astype('float32') / 255.
TRAIN_BUF, BATCH_SIZE = 600, 16
train_dataset = shard(
  tf.data.Dataset.from_tensor_slices(train_images)).shuffle(TRAIN_BUF).batch(BATCH_SIZE)
test_dataset = tf.data.Dataset.from_tensor_slices(test_images).batch(BATCH_SIZE)
optimizer = tf.keras.optimizers.Adam(1e-4 * hvd.size())


@tf.function
def compute_loss(model, x):
  mean, logvar = model.encode(x)
  z = model.reparameterize(mean, logvar)
  x_logit = model.decode(z)
  cross_ent = tf.nn.sigmoid_cross_entropy_with_logits(logits=x_logit, labels=x)
  return tf.reduce_mean(cross_ent)


@tf.function
def compute_apply_gradients(model, x, optimizer):
  with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
    loss = compute_loss(model, x)
  gradients = tape.gradient(loss, model.trainable_variables)
  optimizer.apply_gradients(zip(gradients, model.trainable_variables))


model = CVAE(4)
for epoch in range(1, 3):
  start_time = time.time()
  for train_x in train_dataset:
    compute_apply_gradients(model, train_x, optimizer)
    broadcast_once(model.variables, optimizer)
  end_time = time.time()
  if epoch % 1 == 0:
    loss = tf.keras.metrics.Mean()
    for test_x in test_dataset:
      loss(compute_loss(model, test_x))
    elbo = -loss.result()
    if hvd.rank() == 0:
      print('Epoch: {}, Test set ELBO: {}, time {}'.format(epoch, elbo, end_time - start_time))
