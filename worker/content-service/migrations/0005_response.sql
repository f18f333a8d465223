ALTER TABLE items RENAME COLUMN answer TO response;
