/** The languages that messages exist in. */
export type Language = "zh" | "en";

/** Whole sentences, with the places of values in braces. */
export type Messages = Readonly<Record<string, Readonly<Record<Language, string>>>>;
