import tensorflow.python.client.device_lib as listed


def count():
    return sum(d.device_type == 'GPU' for d in listed.list_local_devices())
