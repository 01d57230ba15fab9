"""Habitat Battle: the list that events are collected in."""

Events = list[object]
