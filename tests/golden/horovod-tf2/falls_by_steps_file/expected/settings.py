from tensorflow.keras.optimizers.legacy import RMSprop
import horovod.tensorflow.keras as hvd

hvd.init()

EPOCHS = 3
opt = RMSprop(learning_rate=0.001 * hvd.size(), decay=0.01 / EPOCHS * hvd.size())
