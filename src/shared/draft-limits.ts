/**
 * Characters of JSON that a draft may hold: a transcript of the maximum length, and the other fields. No schema library
 * here: pages without one load this file.
 */
export const MAX_DRAFT = 450_000;
