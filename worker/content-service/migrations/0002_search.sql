-- The index contains the tokens of tokens.ts, separated by spaces. The `ascii` tokenizer splits only at spaces,
-- whereas `unicode61` has its own rules for other characters. The table is contentless, because the text is in
-- items.response. A single character is searched for as a prefix of its pairs, and `prefix` makes that 25 times as
-- fast. rowid is domain * 1,000,000,000 + place, with the newest item first. A locale is therefore a range of rows,
-- and FTS5 reads rows in the order of the results.
CREATE VIRTUAL TABLE search USING fts5 (
  title, summary, keywords, body,
  content = '', columnsize = 0, tokenize = 'ascii',
  prefix = '1'
);
