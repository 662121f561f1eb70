/** The output format until the member changes it. */
export const DEFAULT_FORMAT = 'A clear, concise summary';
