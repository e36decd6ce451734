import  os
import  numpy as np
import  tensorflow as tf
from    tensorflow import keras
from    PIL import Image
from    gan import Generator, Discriminator


def save_result(val_out, val_block_size, image_fn):
    """Puts a batch of pictures side by side."""
    pixels = ((val_out[:val_block_size] + 1.0) * 127.5).astype(np.uint8)
    row = np.concatenate([p[:, :, 0] for p in pixels], axis=1)
    Image.fromarray(row).save(image_fn)


# shorten sigmoid cross entropy loss calculation
def celoss_ones(logits, smooth=0.0):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=tf.ones_like(logits) * (1.0 - smooth)))


def celoss_zeros(logits, smooth=0.0):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=tf.zeros_like(logits) * (1.0 - smooth)))


def d_loss_fn(generator, discriminator, input_noise, real_image, is_trainig):
    fake_image = generator(input_noise, is_trainig)
    d_real_logits = discriminator(real_image, is_trainig)
    d_fake_logits = discriminator(fake_image, is_trainig)

    d_loss_real = celoss_ones(d_real_logits, smooth=0.1)
    d_loss_fake = celoss_zeros(d_fake_logits, smooth=0.0)
    loss = d_loss_real + d_loss_fake
    return loss


def g_loss_fn(generator, discriminator, input_noise, is_trainig):
    fake_image = generator(input_noise, is_trainig)
    d_fake_logits = discriminator(fake_image, is_trainig)
    loss = celoss_ones(d_fake_logits, smooth=0.1)
    return loss


def main():

    tf.random.set_seed(22)
    np.random.seed(22)

    # hyper parameters
    z_dim = 10
    epochs = 24
    batch_size = 16
    learning_rate = 0.0002
    is_training = True

    # for validation purpose
    assets_dir = './images'
    if not os.path.isdir(assets_dir):
        os.makedirs(assets_dir)
    val_block_size = 4

    # load mnist data
    (x_train, _), (x_test, _) = keras.datasets.mnist.load_data()
    x_train = np.concatenate([x_train, x_test], axis=0)
    x_train = x_train.astype(np.float32) / 127.5 - 1.0
    x_train = x_train[..., np.newaxis]
    db = tf.data.Dataset.from_tensor_slices(x_train).shuffle(batch_size * 4).batch(batch_size).repeat()
    db_iter = iter(db)

    generator = Generator()
    generator.build(input_shape=(batch_size, z_dim))
    discriminator = Discriminator()
    discriminator.build(input_shape=(batch_size, 28, 28, 1))

    d_optimizer = keras.optimizers.Adam(learning_rate=learning_rate, beta_1=0.5)
    g_optimizer = keras.optimizers.Adam(learning_rate=learning_rate, beta_1=0.5)

    for epoch in range(epochs):

        batch_x = next(db_iter)
        batch_z = tf.random.uniform([batch_size, z_dim], minval=-1., maxval=1.)

        # train D
        with tf.GradientTape() as tape:
            d_loss = d_loss_fn(generator, discriminator, batch_z, batch_x, is_training)
        grads = tape.gradient(d_loss, discriminator.trainable_variables)
        d_optimizer.apply_gradients(zip(grads, discriminator.trainable_variables))

        # train G
        with tf.GradientTape() as tape:
            g_loss = g_loss_fn(generator, discriminator, batch_z, is_training)
        grads = tape.gradient(g_loss, generator.trainable_variables)
        g_optimizer.apply_gradients(zip(grads, generator.trainable_variables))

        if epoch % 6 == 0:

            print(epoch, 'd loss:', float(d_loss), 'g loss:', float(g_loss))

            # validation results at every epoch
            val_z = np.random.uniform(-1, 1, size=(val_block_size, z_dim)).astype(np.float32)
            fake_image = generator(val_z, training=False)
            image_fn = os.path.join(assets_dir, 'gan-val-{:03d}.png'.format(epoch + 1))
            save_result(fake_image.numpy(), val_block_size, image_fn)


if __name__ == '__main__':
    main()