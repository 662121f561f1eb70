/**
 * The most characters of an import file: 50,000 rows of a payment export fit. No schema library here: the page loads
 * this file.
 */
export const MOST_IMPORT_CHARACTERS = 24 * 1024 * 1024;
