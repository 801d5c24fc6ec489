"""Figures as ratios against public peers or against a bare minimum, measured in the same run."""
