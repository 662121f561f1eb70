export const EMAIL_TYPES = ['Interview Method', 'Podcast Method', 'Direct Method', 'Masterclass Method'] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];
