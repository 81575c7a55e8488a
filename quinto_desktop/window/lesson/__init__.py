"""The guided first deal: what is told beside the table while somebody plays it."""
