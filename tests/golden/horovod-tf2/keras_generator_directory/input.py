from keras.models import Sequential
from keras.layers import Dense, Flatten, Conv2D
from keras.preprocessing.image import ImageDataGenerator
from keras import optimizers

datagen = ImageDataGenerator(rescale=1. / 255, horizontal_flip=True)
train_generator = datagen.flow_from_directory('data/train', target_size=(150, 150), batch_size=16)

model = Sequential()
model.add(Conv2D(8, (3, 3), input_shape=(150, 150, 3)))
model.add(Flatten())
model.add(Dense(2, activation='softmax'))
model.compile(loss='categorical_crossentropy', optimizer=optimizers.SGD(lr=1e-4, momentum=0.9), metrics=['accuracy'])
model.fit_generator(train_generator, steps_per_epoch=2000 // 16, epochs=50)
model.save_weights('first_try.h5')
