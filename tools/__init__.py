"""Programs for whoever works on dsnotation; no part of the package."""
