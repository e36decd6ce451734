import tensorflow as tf
from elsewhere import optimizer
model = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
for i in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(tf.ones((4, 4))))
    g = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(g, model.trainable_variables))
