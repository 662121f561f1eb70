import type { Channel, Touchpoint } from './contract.ts';

/** The names of the channels on the screen. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
	email: 'E-mail',
	linkedin: 'LinkedIn',
	phone: 'Phone',
	video: 'Video',
	other: 'By post',
};

/** The day in a timing. If a model worded the timing differently, three days after the previous touchpoint. */
export function dayNumber({ timing }: Pick<Touchpoint, 'timing'>, index: number): number {
	return Number(/\bday (\d{1,3})/i.exec(timing)?.[1] ?? 1 + index * 3);
}
