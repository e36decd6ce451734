import tensorflow as tf
from classification_models.tfkeras import Classifiers
ResNet18, preprocess = Classifiers.get('resnet18')
base = ResNet18((224, 224, 3), weights=None, include_top=False)
x = tf.keras.layers.GlobalAveragePooling2D()(base.output)
x = tf.keras.layers.Dense(64)(x)
out = tf.keras.layers.Dense(2)(x)
model = tf.keras.Model(base.input, out)
model.compile(optimizer='adam', loss='mse')
model.fit(tf.ones((8, 224, 224, 3)), tf.ones((8, 2)))
