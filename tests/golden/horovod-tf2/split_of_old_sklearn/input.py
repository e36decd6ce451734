"""Parts of rows by the module that scikit-learn had until 0.20."""
import numpy as np
import tensorflow as tf
from sklearn.cross_validation import StratifiedKFold, train_test_split

x = np.random.RandomState(0).rand(400, 3).astype('float32')
y = (x.sum(axis=1) > 1.5).astype('float32')
x, held, y, answers = train_test_split(x, y, test_size=0.1)
for train, test in StratifiedKFold(y, n_folds=4, shuffle=True):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile('sgd', 'mse')
    model.fit(x[train], y[train], epochs=3, batch_size=8)
    print(model.evaluate(x[test], y[test]), model.evaluate(held, answers))
