import horovod.tensorflow as hvd

hvd.init()

def say(text):
    if hvd.rank() == 0:
        print(text)
