export type Language = "zh" | "en";

/** Messages by code and language. They are whole sentences with placeholders in braces. */
export type Messages = Readonly<Record<string, Readonly<Record<Language, string>>>>;
