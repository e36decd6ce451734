import tensorflow as tf
from tensorflow.keras import layers
import os, time

AUTOTUNE = tf.data.AUTOTUNE
batch_size = 32
train_ds = tf.keras.utils.image_dataset_from_directory('d', batch_size=batch_size)
val_ds = tf.keras.utils.image_dataset_from_directory('v', batch_size=batch_size)
train_ds = train_ds.cache().shuffle(1000).prefetch(buffer_size=AUTOTUNE)

class MyModel(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d1 = layers.Dense(10)
    def call(self, x):
        return self.d1(x)

def main():
    model = MyModel()
    opt = tf.keras.optimizers.Adam()
    ckpt_dir = './ckpt'
    if not os.path.exists(ckpt_dir):
        os.makedirs(ckpt_dir)
    cb = [tf.keras.callbacks.ModelCheckpoint(filepath=os.path.join(ckpt_dir, "ckpt_{epoch}"), save_weights_only=True)]
    cb.append(tf.keras.callbacks.TensorBoard('logs'))
    start = time.time()
    model.compile(opt, loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=['accuracy'])
    hist = model.fit(train_ds, validation_data=val_ds, epochs=3, callbacks=cb)
    print("took", time.time() - start)
    model.save_weights('w')

main()
