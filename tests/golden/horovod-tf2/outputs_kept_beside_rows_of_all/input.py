"""What the rounds keep of their batches is compared with the labels of all."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
kinds = (points.sum(axis=1) > 2.5).astype("int32")
wanted = kinds.reshape(-1, 1).astype("float32")
line = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "binary_crossentropy")
for epoch in range(3):
    kept = []
    for k in range(0, len(points), 16):
        line.train_on_batch(points[k:k + 16], wanted[k:k + 16])
        kept.append(line.predict_on_batch(points[k:k + 16]))
    said = np.concatenate(kept)
    print(epoch, np.mean((said[:, 0] > 0.5) == kinds[:len(said)]))
