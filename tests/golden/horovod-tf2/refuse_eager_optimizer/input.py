import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.compat.v1.train.GradientDescentOptimizer(0.1)
x = tf.ones([8, 4])
for i in range(100):
    optimizer.minimize(lambda: tf.reduce_mean(model(x)), var_list=model.trainable_variables)
