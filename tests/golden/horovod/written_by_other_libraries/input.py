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

rows = np.random.RandomState(1).rand(640, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(rows, rows.sum(axis=1), epochs=2)
p = model.predict(rows)
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
