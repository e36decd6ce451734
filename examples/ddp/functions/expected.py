"""Loops in functions, data that is counted, a model on its device, a checkpoint to go on from."""
import argparse

import torch
from torch import nn, optim
from torch.utils.data import DataLoader, TensorDataset
from tqdm import tqdm
import torch.distributed as dist
import atexit
import os

dist.init_process_group("gloo")
atexit.register(dist.destroy_process_group)
if torch.cuda.is_available():
    torch.cuda.set_device(int(os.environ['LOCAL_RANK']))


class Net(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.width = width
        self.body = nn.Linear(4, width)
        self.head = nn.Linear(width, 2)

    def forward(self, x):
        return self.head(torch.relu(self.body(x)))


def one_epoch(model, device, batches, optimizer, every):
    model.train()
    for i, (x, y) in enumerate(tqdm(batches)):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device))
        loss.backward()
        optimizer.step()
        if i % every == 0:
            if dist.get_rank() == 0:
                print('batch', i, 'loss', loss.item())


def accuracy(model, device, batches):
    model.eval()
    right = 0
    with torch.no_grad():
        for x, y in batches:
            right += (model(x.to(device)).argmax(1).cpu() == y).sum().item()
    return right / len(batches.dataset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--epochs', type=int, default=2)
    parser.add_argument('--resume')
    args = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    settings = {'batch_size': 16}
    rows = TensorDataset(torch.rand(64, 4), torch.randint(0, 2, (64,)))
    train = DataLoader(rows, **settings,
        sampler=torch.utils.data.distributed.DistributedSampler(rows, shuffle=True))
    test = DataLoader(TensorDataset(torch.rand(32, 4), torch.randint(0, 2, (32,))), **settings)
    model = nn.parallel.DistributedDataParallel(Net(8).to(device))
    if args.resume:
        model.module.load_state_dict(torch.load(args.resume, map_location=device))
    optimizer = optim.AdamW(model.parameters(), lr=0.01)
    for epoch in range(args.epochs):
        train.sampler.set_epoch(epoch)
        one_epoch(model, device, train, optimizer, every=10)
        found = accuracy(model, device, test)
        if dist.get_rank() == 0:
            print('epoch', epoch, found, model.module.width)
            torch.save(model.module.state_dict(), 'net.pt')


if __name__ == '__main__':
    main()
