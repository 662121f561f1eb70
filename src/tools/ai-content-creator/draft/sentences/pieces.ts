/** Stands above a question that says "it" of the offer. */
export const ABOUT = 'A question about {brand}:';

/** Stands above a mistake: alone, it would read like advice. */
export const MISTAKE = 'A mistake many people make:';

/** Stands between a mistake and what to do about it. */
export const INSTEAD = 'What to do instead:';

/** After a call to action that nobody can follow as it stands. */
export const ASK_WITHOUT_NUMBER = '[add the number]';
export const ASK_WITHOUT_LINK = '[add the link]';
