"""Re-reads Horovod programs by what must hold on several processes, not by the rules."""
