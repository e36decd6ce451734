import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


BATCH = 16


def main():
    pixels = np.random.RandomState(4).uniform(-1, 1, (260, 6, 6)).astype("float32")
    pixels = pixels.reshape(len(pixels), 36)
    held_out, pixels = pixels[:36], pixels[36:]

    net = tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation="tanh", input_shape=(36,)),
        tf.keras.layers.Dense(36),
    ])
    adam = tf.keras.optimizers.Adam(0.002 * hvd.size())

    def update(x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        adam.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, adam)
        return loss

    pixels = share(pixels)
    for epoch in range(3):
        for i in range(pixels.shape[0] // BATCH):
            loss = update(pixels[i * BATCH:(i + 1) * BATCH])
        if hvd.rank() == 0:
            print("epoch", epoch, "loss", float(loss))
    if hvd.rank() == 0:
        print("held out", float(tf.reduce_mean((net(held_out) - held_out) ** 2)))


if __name__ == "__main__":
    main()
