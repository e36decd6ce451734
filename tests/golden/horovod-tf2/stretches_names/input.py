import numpy as np
import tensorflow as tf

notes = np.random.randint(0, 20, 2000)
model = tf.keras.Sequential([tf.keras.layers.Embedding(20, 8), tf.keras.layers.GRU(8, return_sequences=True), tf.keras.layers.Dense(20)])
opt = tf.keras.optimizers.Adam(0.01)
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for at in range(0, len(notes) - 21, 20):
    with tf.GradientTape() as tape:
        loss = loss_of(notes[at + 1:at + 21][None], model(notes[at:at + 20][None]))
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
