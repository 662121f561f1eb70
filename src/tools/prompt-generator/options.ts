/** What the output format says until the member changes it. */
export const DEFAULT_FORMAT = 'A clear, concise summary';
