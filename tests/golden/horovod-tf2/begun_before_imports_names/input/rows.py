import pickle
import random
import sys


def prepare(count):
    made = [[random.random() for _ in range(5)] for _ in range(count)]
    random.shuffle(made)
    with open('rows.pkl', 'wb') as f:
        pickle.dump(made, f)
    print('prepared', len(made))


def made_up(count):
    print('made up', count)
    source = random.Random(count)
    return [[source.random() for _ in range(5)] for _ in range(count)]


if __name__ == '__main__':
    if len(sys.argv) > 1:
        prepare(int(sys.argv[1]))
    else:
        print(made_up(2))
