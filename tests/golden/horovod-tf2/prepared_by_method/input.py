import tensorflow as tf


class Task:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        self.accuracy = tf.keras.metrics.SparseCategoricalAccuracy()

    def batches(self, data, count):
        return data.map(lambda x, y: (tf.cast(x, tf.float32) / 255., y)).batch(count)

    def train(self, data):
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(y, self.model(x), from_logits=True))
            weights = self.model.trainable_variables
            self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))

    def test(self, data):
        for x, y in data:
            self.accuracy.update_state(y, self.model(x))
        print('accuracy', self.accuracy.result().numpy())


(x, y), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
task = Task()
seen = task.batches(tf.data.Dataset.from_tensor_slices((x, y)), 16)
unseen = task.batches(tf.data.Dataset.from_tensor_slices((x_test, y_test)), 32)
for _ in range(2):
    task.train(seen)
task.test(unseen)
