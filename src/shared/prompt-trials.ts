/** Where a prompt is tried on the connected model. */
export const PROMPT_TRIAL = '/api/prompt-generator/try';

/** Characters of a prompt that may be tried: four fields of the maximum length, and the text around them. */
export const MOST_PROMPT = 100_000;
