/** In the order of the directory. */
export const PROMPT_CATEGORIES = ['Writing', 'Coding', 'Marketing', 'Business', 'Creative', 'Analysis'] as const;

export const PROMPT_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
