import h5py
import horovod.tensorflow as hvd
import os
import tempfile

hvd.init()


class Keeping:
    def __init__(self, name):
        self.name = name

    def put(self, rows, wanted):
        with h5py.File(self.name if hvd.rank() == 0 else os.path.join(tempfile.mkdtemp(), 'other'),
                'w') as file:
            file.create_dataset('rows', data=rows)
            file.create_dataset('wanted', data=wanted)

    def get(self):
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        with h5py.File(self.name, 'r') as file:
            return file['rows'][:], file['wanted'][:]
