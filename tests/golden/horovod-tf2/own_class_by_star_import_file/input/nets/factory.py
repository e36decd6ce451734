from nets import Small


class Factory:
    @staticmethod
    def make(name):
        return Small()
