"""What abilities do, a module for each thing that can be done."""
