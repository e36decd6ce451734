from tensorflow.keras.optimizers.legacy import RMSprop

EPOCHS = 3
opt = RMSprop(learning_rate=0.001, decay=0.01 / EPOCHS)
