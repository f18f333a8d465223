ALTER TABLE items RENAME COLUMN answer TO response;
-- Older versions of the worker read the old name during a deployment or after a rollback.
ALTER TABLE items ADD COLUMN answer TEXT AS (response) VIRTUAL;
