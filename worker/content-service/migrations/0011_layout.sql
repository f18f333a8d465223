-- What a page opens with, and what shows its items; NULL: as its route says.
ALTER TABLE nodes ADD COLUMN opening TEXT;
ALTER TABLE nodes ADD COLUMN list TEXT;
