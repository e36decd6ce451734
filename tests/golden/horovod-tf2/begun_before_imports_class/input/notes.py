class Notes:
    print('notes are kept')

    def __init__(self, name):
        self.name = name

    def add(self, text):
        with open(self.name, 'a') as f:
            f.write(text + '\n')


kept = Notes('notes.txt')
kept.add('begun')
