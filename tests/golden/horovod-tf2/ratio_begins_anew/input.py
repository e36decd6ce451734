import tensorflow as tf

maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(2,))])
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
maker_opt = tf.keras.optimizers.SGD(0.01)
critic_opt = tf.keras.optimizers.SGD(0.01)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (96, 2))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(3):
    for step, real in enumerate(data, start=1):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(critic(maker(tf.random.normal((8, 2))))) - tf.reduce_mean(critic(real))
        grads = tape.gradient(loss, critic.trainable_variables)
        critic_opt.apply_gradients(zip(grads, critic.trainable_variables))
        if step % 3 == 0:
            with tf.GradientTape() as tape:
                against = -tf.reduce_mean(critic(maker(tf.random.normal((8, 2)))))
            grads = tape.gradient(against, maker.trainable_variables)
            maker_opt.apply_gradients(zip(grads, maker.trainable_variables))
    if epoch == 2:
        maker.save_weights('maker.h5')
