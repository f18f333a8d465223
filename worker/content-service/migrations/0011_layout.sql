-- Names of two parts of a node's page: of its top part (`opening`), and of the block that shows the node's items
-- (`list`). NULL if the route of the page decides.
ALTER TABLE nodes ADD COLUMN opening TEXT;
ALTER TABLE nodes ADD COLUMN list TEXT;
