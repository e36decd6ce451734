from nets import Factory
import tools
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

if __name__ == '__main__':
    net = Factory.make('small')
    tools.train(net, True, 'some text', 2)
    if hvd.rank() == 0:
        print('done', len(net.model.get_weights()))
