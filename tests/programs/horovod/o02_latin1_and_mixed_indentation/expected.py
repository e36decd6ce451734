# -*- coding: latin-1 -*-
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


def données():
	rng = np.random.RandomState(2)
	x = rng.rand(80, 2).astype('float32')
	return shard(tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True)))).batch(8)


class Réseau(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.d(x)


réseau = Réseau()
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for é in range(2):
  for x, y in données():
      with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
          perte = tf.reduce_mean((réseau(x) - y) ** 2)
      opt.apply_gradients(zip(tape.gradient(perte, réseau.trainable_variables), réseau.trainable_variables))
      broadcast_once(réseau.variables, opt)
  if hvd.rank() == 0:
  	print('perte', float(perte))
