"""Both sets of a call by their names, side by side; the second tests."""
import tensorflow as tf
import tensorflow_datasets as tfds

sets = tfds.load("cifar10", as_supervised=True)
train, test = sets["train"], sets["test"]
train = train.shuffle(500).batch(25)
test = test.batch(25)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
cost = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
optimizer = tf.keras.optimizers.SGD(0.001)


def step(pictures, kinds):
    with tf.GradientTape() as tape:
        lost = cost(kinds, model(tf.cast(pictures, tf.float32) / 255.))
    grads = tape.gradient(lost, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


for turn in range(2):
    for pictures, kinds in train:
        step(pictures, kinds)
    hits = tf.keras.metrics.SparseCategoricalAccuracy()
    for pictures, kinds in test:
        hits(kinds, model(tf.cast(pictures, tf.float32) / 255.))
    print("turn", turn, "right", hits.result().numpy())
