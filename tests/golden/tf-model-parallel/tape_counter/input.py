"""A tape in tf.function, with layers of the program's own and a checkpoint manager."""
import tensorflow as tf

tf.random.set_seed(3)


class ResBlock(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.one = tf.keras.layers.Dense(units, activation='relu')
        self.two = tf.keras.layers.Dense(units)
        self.norm = tf.keras.layers.BatchNormalization()

    def call(self, inputs, training=False):
        return tf.nn.relu(inputs + self.norm(self.two(self.one(inputs)), training=training))


class Net(tf.keras.Model):
    def __init__(self, units=24, blocks=4):
        super().__init__()
        self.entry = tf.keras.layers.Dense(units)
        self.blocks = []
        for _ in range(blocks):
            self.blocks.append(ResBlock(units))
        self.dropout = tf.keras.layers.Dropout(0.1)
        self.out = tf.keras.layers.Dense(5)

    def call(self, inputs, training=False):
        x = self.entry(inputs)
        for block in self.blocks:
            x = block(x, training=training)
        x = self.dropout(x, training=training)
        return self.out(x)


model = Net()
loss_object = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
optimizer = tf.keras.optimizers.Adam(1e-3)
train_loss = tf.keras.metrics.Mean(name='train_loss')
features = tf.random.normal((160, 12), seed=1)
targets = tf.random.uniform((160,), 0, 5, tf.int32, seed=2)
train_ds = tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(160, seed=0).batch(32)
checkpoint = tf.train.Checkpoint(step=tf.Variable(0), model=model, optimizer=optimizer)
manager = tf.train.CheckpointManager(checkpoint, './tf_ckpts', max_to_keep=3)
checkpoint.restore(manager.latest_checkpoint)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        predictions = model(x, training=True)
        loss = loss_object(y, predictions)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    train_loss(loss)


for epoch in range(3):
    train_loss.reset_states()
    for x, y in train_ds:
        train_step(x, y)
        checkpoint.step.assign_add(1)
    manager.save()
    print('epoch', epoch + 1, 'loss', float(train_loss.result()))
