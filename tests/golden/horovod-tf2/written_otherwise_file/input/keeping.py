import h5py


class Keeping:
    def __init__(self, name):
        self.name = name

    def put(self, rows, wanted):
        with h5py.File(self.name, 'w') as file:
            file.create_dataset('rows', data=rows)
            file.create_dataset('wanted', data=wanted)

    def get(self):
        with h5py.File(self.name, 'r') as file:
            return file['rows'][:], file['wanted'][:]
