from tensorflow.keras.preprocessing.image import ImageDataGenerator
from draw import maybe_grey, brighter
import horovod.tensorflow.keras as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def prepare(image):
    return maybe_grey(brighter(image)) / 127.5 - 1


def batches(pictures, kinds):
    return ImageDataGenerator(preprocessing_function=prepare).flow(share(pictures), share(kinds),
        batch_size=8)
