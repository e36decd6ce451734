"""The same with names that are listed before, and a film by another name."""
import os

import imageio
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 3).astype('float32')
pairs = tf.data.Dataset.from_tensor_slices((rows, rows.mean(1, keepdims=True))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
adam = tf.keras.optimizers.Adam(0.02)
os.makedirs('shots', exist_ok=True)
for turn in range(3):
    for seen, wanted in pairs:
        with tf.GradientTape() as tape:
            off = tf.reduce_mean(tf.abs(model(seen) - wanted))
        adam.apply_gradients(zip(tape.gradient(off, model.trainable_variables), model.trainable_variables))
    imageio.imwrite('shots/%d.png' % turn, np.uint8(255 * np.clip(model(rows).numpy(), 0, 1)))

with imageio.get_writer('shots.gif', mode='I') as reel:
    shots = os.listdir('shots')
    shots = sorted(shots)
    kept = 0
    for shot in shots:
        if int(shot.split('.')[0]) > kept:
            kept = int(shot.split('.')[0])
        else:
            continue
        reel.append_data(imageio.imread(os.path.join('shots', shot)))
if len(rows) > 10:
    print(os.path.getsize('shots.gif') > 0)
print(model.get_weights()[0].round(2))
