import  os
import  tensorflow as tf
import  numpy as np
from    tensorflow import keras
from    PIL import Image
from    matplotlib import pyplot as plt

tf.random.set_seed(22)
np.random.seed(22)
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '2'

new_im = Image.new('L', (280, 280))

image_size = 28*28
h_dim = 8
num_epochs = 2
batch_size = 16
learning_rate = 1e-3

(x_train, y_train), (x_test, y_test) = keras.datasets.fashion_mnist.load_data()
x_train, x_test = x_train.astype(np.float32) / 255., x_test.astype(np.float32) / 255.

# we do not need label
dataset = tf.data.Dataset.from_tensor_slices(x_train)
dataset = dataset.shuffle(batch_size * 5).batch(batch_size)


class AE(tf.keras.Model):

    # 784 => 16
    def __init__(self):
        super(AE, self).__init__()
        self.fc1 = keras.layers.Dense(16)
        self.fc2 = keras.layers.Dense(h_dim)
        self.fc3 = keras.layers.Dense(16)
        self.fc4 = keras.layers.Dense(image_size)

    def encode(self, x):
        return self.fc2(tf.nn.relu(self.fc1(x)))

    def decode_logits(self, h):
        return self.fc4(tf.nn.relu(self.fc3(h)))

    def decode(self, h):
        return tf.nn.sigmoid(self.decode_logits(h))

    def call(self, inputs, training=None, mask=None):
        return self.decode_logits(self.encode(inputs))


model = AE()
model.build(input_shape=(4, image_size))
model.summary()
optimizer = keras.optimizers.Adam(learning_rate)

for epoch in range(num_epochs):

    for step, x in enumerate(dataset):

        x = tf.reshape(x, [-1, image_size])

        with tf.GradientTape() as tape:

            # Forward pass
            x_reconstruction_logits = model(x)
            reconstruction_loss = tf.nn.sigmoid_cross_entropy_with_logits(labels=x, logits=x_reconstruction_logits)
            reconstruction_loss = tf.reduce_sum(reconstruction_loss) / batch_size

        gradients = tape.gradient(reconstruction_loss, model.trainable_variables)
        gradients, _ = tf.clip_by_global_norm(gradients, 15)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables))

        if (step + 1) % 5 == 0:
            print("Epoch[{}/{}], Step [{}], Reconst Loss: {:.4f}".format(epoch + 1, num_epochs, step + 1, float(reconstruction_loss)))

    # Generative model
    x = x[:5]
    out_logits = model(x)
    out = tf.nn.sigmoid(out_logits)  # out is just the logits, use sigmoid
    out = tf.reshape(out, [-1, 28, 28]).numpy() * 255

    x = tf.reshape(x, [-1, 28, 28])
    x_concat = tf.concat([x, out], axis=0).numpy()
    x_concat = x_concat.astype(np.uint8)

    index = 0
    for i in range(0, 280, 28):
        for j in range(0, 28, 28):
            im = x_concat[index]
            im = Image.fromarray(im, mode='L')
            new_im.paste(im, (i, j))
            index += 1

    new_im.save('vae_reconstructed_epoch_%d.png' % (epoch + 1))
    plt.imshow(np.asarray(new_im))
    plt.show()
    print('New images saved !')
