import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = model(tf.ones((1, 1)))
opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
