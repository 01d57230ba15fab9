"""What every game shares: findings, the Game protocol and its registry, hex geometry."""
