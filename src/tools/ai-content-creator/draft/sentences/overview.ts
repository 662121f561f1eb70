/** After the member's own sentence, if there is one. */
export const AUDIENCE = 'For: {audience}';

/** Where the form says in no sentence what the member does. */
export const BRAND = '{name}: {line}';

export const NO_THEME = 'No theme named';
