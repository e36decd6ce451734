# A library of graphs fetches what is not in its folder yet.
import tensorflow as tf
from spektral.datasets import citation

graph = citation.Cora()[0]
x, y = tf.constant(graph.x), tf.constant(graph.y)
model = tf.keras.Sequential([tf.keras.layers.Dense(7, input_shape=(graph.x.shape[1],))])
optimizer = tf.keras.optimizers.Adam(1e-2)
for epoch in range(100):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(y, model(x)))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
