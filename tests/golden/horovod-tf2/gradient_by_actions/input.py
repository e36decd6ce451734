import numpy as np
import tensorflow as tf

actor = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1, "tanh")])
critic = tf.keras.Sequential([tf.keras.Input((5,)), tf.keras.layers.Dense(1)])
actor_rate, critic_rate = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.SGD(0.01)
rows = np.random.RandomState(3).rand(800, 4).astype("float32")
for turn in range(3):
    for k in range(0, 800, 20):
        seen = rows[k:k + 20]
        with tf.GradientTape(persistent=True) as tape:
            actions = actor(seen)
            value = critic(tf.concat([seen, actions], 1))
            loss = tf.reduce_mean((value - tf.reduce_sum(seen, 1, keepdims=True)) ** 2)
            gain = -tf.reduce_mean(value)
        by_actions = tape.gradient(gain, actions)
        inverted = by_actions * (1.0 - actions)
        slopes = tape.gradient(actions, actor.trainable_variables, output_gradients=inverted)
        actor_rate.apply_gradients(zip(slopes, actor.trainable_variables))
        slopes = tape.gradient(loss, critic.trainable_variables)
        critic_rate.apply_gradients(zip(slopes, critic.trainable_variables))
print("made")
