-- Holds tokens made by tokens.ts, separated by spaces: the `ascii` tokenizer splits there and leaves
-- every other character alone, where `unicode61` would have opinions of its own about new characters.
-- Contentless: the text is in items.answer already.
-- A single character is looked up as the beginning of its pairs: `prefix` makes that 25 times as fast.
-- rowid is domain * 1,000,000,000 + rank, newest first: one edition is one range of rows, and the
-- order in which FTS5 reads them anyway is the order of the results.
CREATE VIRTUAL TABLE search USING fts5 (
  title, summary, keywords, body,
  content = '', columnsize = 0, tokenize = 'ascii',
  prefix = '1'
);
