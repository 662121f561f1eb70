export const EMAIL_TYPES = ['Interview Method', 'Podcast Method', 'Direct Method', 'Masterclass Method'] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

/** What the referrer agreed to. */
export const INTRODUCTIONS = ['Suggested that I write', 'Only gave me the name'] as const;
export const CHALLENGE_SOURCES = ['The referrer told me, and I may say so', 'I read or saw it'] as const;
export const RESULTS = ['Result 1', 'Result 2', 'Result 3'] as const;
/** As the business profile calls them. */
export const PUBLICATIONS = ['Newsletter', 'Blog', 'Magazine', 'Report'] as const;
export const YES_OR_NO = ['Yes', 'No'] as const;
