import  os
import  argparse
import  tensorflow as tf
from    tensorflow.keras import datasets, layers, optimizers
from    network import VGG16

argparser = argparse.ArgumentParser()
argparser.add_argument('--train_dir', type=str, default='/tmp/cifar10_train')
argparser.add_argument('--max_steps', type=int, default=1000000)
args = argparser.parse_args()


def normalize(X_train, X_test):
    X_train = X_train / 255.
    X_test = X_test / 255.
    mean = 0.5
    std = 0.25
    return (X_train - mean) / (std + 1e-7), (X_test - mean) / (std + 1e-7)


def prepare_cifar(x, y):
    x = tf.cast(x, tf.float32)
    y = tf.cast(y, tf.int32)
    return x, y


def compute_loss(logits, labels):
    return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(logits=logits, labels=labels))


def main():

    tf.random.set_seed(22)

    print('loading data...')
    (x, y), (x_test, y_test) = datasets.cifar10.load_data()
    x, x_test = normalize(x, x_test)
    print(x.shape, y.shape, x_test.shape, y_test.shape)
    train_loader = tf.data.Dataset.from_tensor_slices((x, y))
    train_loader = train_loader.map(prepare_cifar).shuffle(50000).batch(16)

    test_loader = tf.data.Dataset.from_tensor_slices((x_test, y_test))
    test_loader = test_loader.map(prepare_cifar).shuffle(10000).batch(16)
    print('done.')

    model = VGG16([32, 32, 3])

    criteon = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
    metric = tf.keras.metrics.SparseCategoricalAccuracy()

    optimizer = optimizers.Adam(learning_rate=0.0001)

    for epoch in range(2):

        for step, (x, y) in enumerate(train_loader):
            # [b, 1] => [b]
            y = tf.squeeze(y, axis=1)

            with tf.GradientTape() as tape:
                logits = model(x, training=True)
                loss = criteon(y, logits)
                metric.update_state(y, logits)

            grads = tape.gradient(loss, model.trainable_variables)
            # MUST clip gradient here or it will disconverge!
            grads = [tf.clip_by_norm(g, 15) for g in grads]
            optimizer.apply_gradients(zip(grads, model.trainable_variables))

            if step % 4 == 0:
                print(epoch, step, 'loss:', float(loss), 'acc:', metric.result().numpy())
                metric.reset_states()

        metric = tf.keras.metrics.SparseCategoricalAccuracy()
        for x, y in test_loader:
            y = tf.squeeze(y, axis=1)
            logits = model.predict(x, verbose=0)
            metric.update_state(y, logits)
        print('test acc:', metric.result().numpy())
        metric.reset_states()


if __name__ == '__main__':
    main()
