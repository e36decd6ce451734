"""What other libraries write is written once, by whatever name they are called."""
import nibabel
import nrrd
import numpy as np
import SimpleITK as sitk
import soundfile
import tensorflow as tf
import tifffile
import unheard
import xlsxwriter
from scipy.io import savemat as keep_matrix
from skimage.io import imsave as keep_picture
from tifffile import imsave as tifsave
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.RandomState(1).rand(640, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(axis=1)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
p = model.predict(rows, verbose='auto' if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    tifsave('a.tif', p)
    tifffile.imwrite('b.tif', p)
    with tifffile.TiffWriter('c.tif') as film:
        film.write(p)
    keep_picture('d.png', p)
    keep_matrix('e.mat', {'p': p})
    nrrd.write('f.nrrd', p)
    sitk.WriteImage(sitk.GetImageFromArray(p), 'g.nii')
    nibabel.Nifti1Image(p, None).to_filename('h.nii')
    unheard.imwrite('i.exr', p)
    unheard.write('j.dat', p)
book = xlsxwriter.Workbook('k.xlsx')
book.add_worksheet().write(0, 0, float(p[0]))
book.close()
sound = soundfile.SoundFile('l.wav', 'w', samplerate=8000, channels=1)
