-- Contains the tokens of tokens.ts, separated by spaces: the `ascii` tokenizer splits only there,
-- whereas `unicode61` has rules of its own for other characters.
-- Contentless, since the text is in items.response.
-- A single character is searched for as a prefix of its pairs: `prefix` makes that 25 times as
-- fast.
-- rowid is domain * 1,000,000,000 + place, newest first: a locale is a range of rows, and the
-- order in which FTS5 reads rows is that of the results.
CREATE VIRTUAL TABLE search USING fts5 (
  title, summary, keywords, body,
  content = '', columnsize = 0, tokenize = 'ascii',
  prefix = '1'
);
