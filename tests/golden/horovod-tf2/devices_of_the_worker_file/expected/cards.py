import tensorflow.python.client.device_lib as listed
from tensorflow.core.protobuf import config_pb2
import horovod.tensorflow.keras as hvd

hvd.init()


def own_devices():
    """The devices that this worker sees: its own GPU, and not all of the machine."""
    config = config_pb2.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return listed.list_local_devices(config)


def count():
    return sum(d.device_type == 'GPU' for d in own_devices())
