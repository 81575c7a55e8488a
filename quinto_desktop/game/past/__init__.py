"""What has been played: followed into the records, counted, looked at and replayed."""
