import os

LABELS = 'labels.txt'
classes = len(open(LABELS).readlines()) if os.path.exists(LABELS) else 10
print('classes', classes)
