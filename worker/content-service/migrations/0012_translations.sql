-- Ids of the same item in other locales, as JSON: {"en": 20039}. Responses contain them while all of these items are
-- shown.
ALTER TABLE items ADD COLUMN translations TEXT;
ALTER TABLE items ADD COLUMN translated_from TEXT;
ALTER TABLE items ADD COLUMN translated_until TEXT;
