"""Whether the last losses have risen."""


class Patience:
    def __init__(self, rounds):
        self.rounds, self.losses = rounds, []

    def lost(self):
        return len(self.losses) > self.rounds and self.losses[-1] > max(self.losses[-self.rounds:-1])
