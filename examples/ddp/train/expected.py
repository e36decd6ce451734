import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
import torch.distributed as dist
import atexit
import os

dist.init_process_group("gloo")
atexit.register(dist.destroy_process_group)
if torch.cuda.is_available():
    torch.cuda.set_device(int(os.environ['LOCAL_RANK']))

data = TensorDataset(torch.rand(64, 4), torch.rand(64, 1))
loader = DataLoader(data, batch_size=8,
    sampler=torch.utils.data.distributed.DistributedSampler(data, shuffle=True))
model = nn.parallel.DistributedDataParallel(
    nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1)))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for epoch in range(2):
    loader.sampler.set_epoch(epoch)
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
if dist.get_rank() == 0:
    torch.save(model.module.state_dict(), 'model.pt')
