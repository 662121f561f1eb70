import type { Channel, Touchpoint } from './contract.ts';

/** The channels as people call them. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
	email: 'E-mail',
	linkedin: 'LinkedIn',
	phone: 'Phone',
	video: 'Video',
	other: 'By post',
};

/** The day that a timing names; where a model wrote it otherwise, three days after the one before. */
export function dayNumber({ timing }: Pick<Touchpoint, 'timing'>, index: number): number {
	return Number(/\bday (\d{1,3})/i.exec(timing)?.[1] ?? 1 + index * 3);
}
