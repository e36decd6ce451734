"""A call gives a data set for each name, and one of them is trained on."""
import tensorflow as tf
import tensorflow_datasets as tfds

data, info = tfds.load("mnist", with_info=True)
train_data = data["train"]
train_dataset = train_data.map(lambda row: tf.cast(row["image"], tf.float32) / 255.).shuffle(600).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(784)])
opt = tf.keras.optimizers.Adam(0.001)
for epoch in range(2):
    total, count = 0., 0
    for pictures in train_dataset:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(pictures) - tf.reshape(pictures, [-1, 784])) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total, count = total + float(loss), count + 1
    print("epoch", epoch, total / count)
