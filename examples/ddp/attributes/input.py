import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.head = nn.Linear(8, 1)

    def forward(self, x):
        return self.head(torch.relu(self.body(x)))


data = TensorDataset(torch.rand(64, 4), torch.rand(64, 1))
loader = DataLoader(data, batch_size=8, shuffle=True)
model = Net()
nn.init.zeros_(model.head.bias)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)


def weights():
    return model.head.weight.norm().item()


model.train()
for epoch in range(2):
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
print(weights(), sum(p.sum().item() for p in model.parameters()))
