"""A little U-Net: skip connections across many layers."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Conv2D, Conv2DTranspose, Input, MaxPooling2D, concatenate
from tensorflow.keras.models import Model

tf.keras.utils.set_random_seed(77)


def unet(shape):
    inputs = Input(shape)
    c1 = Conv2D(8, 3, activation='relu', padding='same')(inputs)
    c1 = Conv2D(8, 3, activation='relu', padding='same')(c1)
    p1 = MaxPooling2D()(c1)
    c2 = Conv2D(16, 3, activation='relu', padding='same')(p1)
    c2 = Conv2D(16, 3, activation='relu', padding='same')(c2)
    u1 = Conv2DTranspose(8, 2, strides=2, padding='same')(c2)
    m1 = concatenate([u1, c1])
    c3 = Conv2D(8, 3, activation='relu', padding='same')(m1)
    out = Conv2D(1, 1, activation='sigmoid')(c3)
    return Model(inputs=[inputs], outputs=[out])


model = unet((16, 16, 1))
model.compile(optimizer=tf.keras.optimizers.Adam(learning_rate=1e-3), loss='binary_crossentropy')
x = np.random.rand(24, 16, 16, 1)
model.fit(x, (x > 0.5).astype('float32'), batch_size=8, epochs=1, verbose=2,
          callbacks=[tf.keras.callbacks.ModelCheckpoint('unet-{epoch:02d}', save_weights_only=True)])
