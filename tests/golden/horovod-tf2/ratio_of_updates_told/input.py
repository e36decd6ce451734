import tensorflow as tf

maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(2,))])
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
maker_opt = tf.keras.optimizers.SGD(0.01)
critic_opt = tf.keras.optimizers.SGD(0.01)
every = 2


def learn(real, made_too):
    noise = tf.random.normal((8, 2))
    with tf.GradientTape() as tape, tf.GradientTape() as other:
        loss = tf.reduce_mean(critic(maker(noise))) - tf.reduce_mean(critic(real))
        against = -tf.reduce_mean(critic(maker(noise)))
    grads = tape.gradient(loss, critic.trainable_variables)
    critic_opt.apply_gradients(zip(grads, critic.trainable_variables))
    if made_too:
        grads = other.gradient(against, maker.trainable_variables)
        maker_opt.apply_gradients(zip(grads, maker.trainable_variables))
    return loss


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (96, 2))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
turn = 0
for real in data:
    turn += 1
    learn(real, made_too=not turn % every)
    print('critic', turn, 'maker', int(turn / every))
