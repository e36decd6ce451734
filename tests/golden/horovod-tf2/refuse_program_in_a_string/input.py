SCRIPT = '''
import tensorflow as tf
model.compile(optimizer='adam', loss='mse')
model.fit(x, y, epochs=3)
'''
print(SCRIPT)
