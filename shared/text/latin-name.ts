/** A name of several words in Latin letters within a Chinese text: `PT Samudra Steel`, `LiControl 900`. */
export const LATIN_NAME = "[A-Z][\\w-]*(?: [A-Z\\d][\\w-]*)+";
