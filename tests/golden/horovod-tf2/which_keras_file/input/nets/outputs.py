from keras import backend as K
def get_output(name):
    if name == 'tf':
        from nets.outputs_tf import loss
        return loss
    return lambda y, p: K.mean(K.square(y - p), axis=-1)
