/** After the member's own sentence, if there is one. */
export const AUDIENCE = 'For: {audience}';

export const WRITTEN = 'Written from your answers: {written} of {slots} pieces.';
export const NO_THEME = 'No theme named';
