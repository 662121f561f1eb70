/** After the member's own sentence, if there is one. */
export const AUDIENCE = 'For: {audience}';

export const NO_THEME = 'No theme named';
