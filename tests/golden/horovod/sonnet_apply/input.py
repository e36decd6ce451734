import sonnet as snt
import tensorflow as tf
import numpy as np

mlp = snt.nets.MLP([10, 1])
optimizer = snt.optimizers.SGD(learning_rate=0.1)
ds = tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)

def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(mlp(x) ** 2)
    variables = mlp.trainable_variables
    grads = tape.gradient(loss, variables)
    optimizer.apply(grads, variables)

for x in ds:
    step(x)
