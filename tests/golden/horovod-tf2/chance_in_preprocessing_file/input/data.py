from tensorflow.keras.preprocessing.image import ImageDataGenerator
from draw import maybe_grey, brighter


def prepare(image):
    return maybe_grey(brighter(image)) / 127.5 - 1


def batches(pictures, kinds):
    return ImageDataGenerator(preprocessing_function=prepare).flow(pictures, kinds, batch_size=8)
