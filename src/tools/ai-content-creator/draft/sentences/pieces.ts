/** Stands between a mistake and what to do about it. */
export const INSTEAD = 'What to do instead:';
