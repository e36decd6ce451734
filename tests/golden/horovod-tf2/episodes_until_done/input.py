import gym
import tensorflow as tf

env = gym.make('CartPole-v1')
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.01)
for episode in range(5):
    state, done = env.reset(), False
    while not done:
        following, reward, done, _ = env.step(0)
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((net(state[None]) - reward) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        state = following
