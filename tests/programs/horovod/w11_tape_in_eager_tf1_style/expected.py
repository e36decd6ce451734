from __future__ import absolute_import, division, print_function

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


NUM_EXAMPLES = 160
training_inputs = hvd.broadcast_object(tf.random.normal([NUM_EXAMPLES]), 0)
noise = hvd.broadcast_object(tf.random.normal([NUM_EXAMPLES]), 0)
training_outputs = training_inputs * 3 + 2 + noise


class Model(tf.keras.Model):
    def __init__(self):
        super(Model, self).__init__()
        self.W = tf.Variable(5., name='weight')
        self.B = tf.Variable(10., name='bias')

    def call(self, inputs):
        return inputs * self.W + self.B


def loss(model, inputs, targets):
    error = model(inputs) - targets
    return tf.reduce_mean(tf.square(error))


def grad(model, inputs, targets):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss_value = loss(model, inputs, targets)
    return tape.gradient(loss_value, [model.W, model.B])


model = Model()
optimizer = tf.keras.optimizers.SGD(learning_rate=0.01)
if hvd.rank() == 0:
    print("Initial loss: {:.3f}".format(loss(model, training_inputs, training_outputs)))
for i in range(100):
    grads = grad(model, training_inputs, training_outputs)
    optimizer.apply_gradients(zip(grads, [model.W, model.B]))
    broadcast_once([model.W, model.B], optimizer)
    if i % 20 == 0:
        if hvd.rank() == 0:
            print(
                "Loss at step {:03d}: {:.3f}".format(i,
                    loss(model, training_inputs, training_outputs)))
