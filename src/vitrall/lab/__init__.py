"""Simulation of millions of games, and their analysis."""
