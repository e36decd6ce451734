"""What the script asks for by names of its own."""
import tensorflow as tf


def learn(model, x, y, passes=2):
    model.compile(tf.keras.optimizers.SGD(0.01), "mse")
    return model.fit(x, y, batch_size=8, epochs=passes, verbose=0)


def keep_text(path, value):
    with open(path, "w") as file:
        file.write("%.6f\n" % value)


def idle(model):
    model.fit_generator(None)
