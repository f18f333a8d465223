ALTER TABLE items RENAME COLUMN answer TO response;
-- Older versions of the worker, during a deployment or after a rollback, read the old name.
ALTER TABLE items ADD COLUMN answer TEXT AS (response) VIRTUAL;
