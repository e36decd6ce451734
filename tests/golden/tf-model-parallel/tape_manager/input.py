import tensorflow as tf

tf.random.set_seed(1)


class MLP(tf.keras.Model):
    def __init__(self, hidden=32, **kwargs):
        super(MLP, self).__init__(**kwargs)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(hidden, activation='relu'), tf.keras.layers.Dense(hidden, activation='relu')])
        self.out = tf.keras.layers.Dense(10)

    def call(self, x):
        return self.out(self.net(x))


def main():
    (x, y), _ = tf.keras.datasets.mnist.load_data()
    x = x.reshape(-1, 784).astype('float32') / 255
    model = MLP()
    opt = tf.keras.optimizers.Adam(learning_rate=1e-3)
    ds = tf.data.Dataset.from_tensor_slices((x, y)).batch(50)
    loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

    @tf.function
    def step(a, b):
        with tf.GradientTape() as tape:
            loss = loss_fn(b, model(a))
        grads = tape.gradient(loss, model.trainable_weights)
        opt.apply_gradients(zip(grads, model.trainable_weights))
        return loss

    for a, b in ds:
        l = step(a, b)
    print(float(l))
    ckpt = tf.train.Checkpoint(model=model)
    manager = tf.train.CheckpointManager(ckpt, 'ckpts', max_to_keep=2)
    manager.save()


if __name__ == '__main__':
    main()
