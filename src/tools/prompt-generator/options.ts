/** The initial output format. */
export const DEFAULT_FORMAT = 'A clear, concise summary';
