-- Names of the opening of a node's page and of the block that shows its items. NULL if its route decides.
ALTER TABLE nodes ADD COLUMN opening TEXT;
ALTER TABLE nodes ADD COLUMN list TEXT;
