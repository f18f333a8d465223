export type Language = "zh" | "en";

/** Maps the code of a message to its text in each language. Placeholders such as `{path}` stand for values. */
export type Messages = Readonly<Record<string, Readonly<Record<Language, string>>>>;
