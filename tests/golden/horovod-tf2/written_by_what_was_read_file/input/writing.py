class Kept:
    @staticmethod
    def save_losses(history, filename=None):
        with open(filename, 'w') as f:
            for loss in history['loss']:
                f.write('%f\n' % loss)
