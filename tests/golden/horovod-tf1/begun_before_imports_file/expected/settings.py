import os
import horovod.tensorflow as hvd

hvd.init()

LABELS = 'labels.txt'
classes = len(open(LABELS).readlines()) if os.path.exists(LABELS) else 10
if hvd.rank() == 0:
    print('classes', classes)
