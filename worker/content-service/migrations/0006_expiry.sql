-- YYYY-MM-DD HH:mm:ss in Asia/Shanghai, like publish_time. An item is shown from its publish_time until its
-- expire_time.
ALTER TABLE items ADD COLUMN expire_time TEXT NOT NULL DEFAULT '9999';

DROP INDEX items_of_node;
DROP INDEX items_of_node_in_color;
CREATE INDEX items_of_node ON items (domain_id, node_id, taxis, publish_time DESC, id DESC, expire_time);
CREATE INDEX items_of_node_in_color ON items (domain_id, node_id, taxis, publish_time DESC, id DESC, expire_time)
  WHERE is_color = 1;

-- Search uses these indexes to find the few items that it must leave out.
CREATE INDEX items_by_publication ON items (publish_time, search_id);
CREATE INDEX items_by_expiry ON items (expire_time, search_id) WHERE expire_time < '9999';
