import numpy as np
import tensorflow as tf


def pieces(word):
    letters = list(word)
    found, start = [], 0
    while start < len(letters):
        end = len(letters)
        piece = None
        while start < end:
            text = "".join(letters[start:end])
            if start > 0:
                text = "#" + text
            if len(text) < 4:
                piece = text
                break
            end -= 1
        if piece is None:
            break
        found.append(piece)
        start = end
    return found


codes = np.arange(16).reshape(4, 4).astype("float32")
shown = tf.data.Dataset.from_tensor_slices(codes).batch(4)
x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    code = next(iter(shown))[epoch].numpy()
    print(pieces("".join([chr(65 + int(c)) for c in code])))
