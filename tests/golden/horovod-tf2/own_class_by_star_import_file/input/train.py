from nets import Factory
import tools

if __name__ == '__main__':
    net = Factory.make('small')
    tools.train(net, True, 'some text', 2)
    print('done', len(net.model.get_weights()))
