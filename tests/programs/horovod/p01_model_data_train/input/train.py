import argparse

from tensorflow import keras

from data import load
from model import build_model


def main(args):
    (x_train, y_train), (x_test, y_test) = load()
    model = build_model(10)
    model.compile(optimizer=keras.optimizers.RMSprop(learning_rate=args.lr), loss='sparse_categorical_crossentropy', metrics=['accuracy'])  #? model : tensorflow.keras.Model = yes
    checkpoint = keras.callbacks.ModelCheckpoint('best.h5', save_best_only=True, monitor='val_loss')
    model.fit(x_train, y_train, epochs=args.epochs, batch_size=16, validation_data=(x_test, y_test), callbacks=[checkpoint])
    print(model.evaluate(x_test, y_test, verbose=0))


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('--lr', type=float, default=1e-3)
    parser.add_argument('--epochs', type=int, default=2)
    main(parser.parse_args())
