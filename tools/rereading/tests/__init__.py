"""Cases of each finding: programs that have the fault, and near ones that do not."""
