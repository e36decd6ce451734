from mpi4py import MPI
import numpy as np
import tensorflow as tf

class MpiAdam(tf.keras.optimizers.Adam):
    def apply_gradients(self, grads_and_vars, name=None, **kw):
        comm = MPI.COMM_WORLD
        out = []
        for g, v in grads_and_vars:
            buf = np.zeros_like(g.numpy())
            comm.Allreduce(g.numpy(), buf)
            out.append((tf.constant(buf / comm.Get_size()), v))
        return super().apply_gradients(out, name=name)
