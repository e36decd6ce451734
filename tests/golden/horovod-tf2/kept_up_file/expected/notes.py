"""Lines of notes, of which the last are kept."""
import os
import horovod.tensorflow as hvd

hvd.init()


def note(line, name='notes.txt'):
    lines = []
    if hvd.broadcast_object(os.path.isfile(name), 0):
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        with open(name) as f:
            lines = f.readlines()
    hvd.broadcast_object(0)  # the others have read it
    with open(name if hvd.rank() == 0 else os.devnull, 'w') as f:
        f.writelines(lines[-5:] + [line + '\n'])


def once_more(name='notes.txt'):
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    with open(name) as f:
        last = f.readlines()[-1]
    hvd.broadcast_object(0)  # the others have read it
    if hvd.rank() == 0:
        os.remove(name)
    return last
