from tensorflow.keras import backend as K
from tensorflow.keras.callbacks import Callback
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()


class Slower(Callback):
    def on_train_begin(self, logs={}):
        self.worse, self.last = 0, None

    def on_batch_end(self, batch, logs={}):
        now = logs.get("loss")
        if hvd_tf.broadcast_object(bool(self.last is not None and now > self.last), 0):
            self.worse += 1
        self.last = now
        if self.worse > 1000:
            K.set_value(self.model.optimizer.learning_rate, K.get_value(self.model.optimizer.learning_rate) * 0.5)
            self.worse = 0
