import numpy
import tensorflow

given = numpy.random.rand(64, 4).astype('float32')
sums = given.sum(axis=1, keepdims=True)
pairs = tensorflow.data.Dataset.from_tensor_slices((given, sums)).batch(8)
net = tensorflow.keras.Sequential([tensorflow.keras.layers.Dense(1)])
adam = tensorflow.keras.optimizers.Adam(0.01)
for _ in range(3):
    seen = 0.
    for a, b in pairs:
        with tensorflow.GradientTape() as tape:
            error = tensorflow.reduce_mean((net(a) - b) ** 2)
        slopes = tape.gradient(error, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
        seen = seen + 1
        if int(seen) >= 5:
            break
