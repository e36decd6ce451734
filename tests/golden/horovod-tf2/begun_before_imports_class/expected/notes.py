import horovod.tensorflow as hvd
import os

hvd.init()

class Notes:
    if hvd.rank() == 0:
        print('notes are kept')

    def __init__(self, name):
        self.name = name

    def add(self, text):
        with open(self.name if hvd.rank() == 0 else os.devnull, 'a') as f:
            f.write(text + '\n')


kept = Notes('notes.txt')
kept.add('begun')
