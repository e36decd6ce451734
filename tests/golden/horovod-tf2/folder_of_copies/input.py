# The first worker copies the pictures; the others wait before they look into the folder.
import os
import shutil

from tensorflow import keras
from tensorflow.keras.utils import image_dataset_from_directory


def subset(name, first, last):
    os.makedirs(os.path.join('small', name))
    for i in range(first, last):
        shutil.copyfile(os.path.join('all', '%d.jpg' % i), os.path.join('small', name, '%d.jpg' % i))


subset('train', 0, 1000)
data = image_dataset_from_directory('small', image_size=(32, 32), batch_size=16)
model = keras.Sequential([keras.layers.Flatten(), keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(data, epochs=5)
