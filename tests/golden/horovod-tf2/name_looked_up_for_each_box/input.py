import numpy as np
import tensorflow as tf

NAMES = {"cat": 0, "dog": 1, "cow": 2}


def name_of(number):
    for name, held in NAMES.items():
        if held == number:
            return name


def tell(net, epoch):
    scores = net(np.ones((12, 4), "float32"), training=False)
    boxes = tf.where(scores[:, 0] > -9.0)
    text = []
    for i in range(boxes.shape[0]):
        text.append(str(name_of(tf.argmax(scores[i]))))
    with open("epoch-%d.txt" % epoch, "w") as kept:
        kept.write("\n".join(text))


rows = np.random.RandomState(1).rand(96, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(net(x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    tell(net, epoch)
print("done")
