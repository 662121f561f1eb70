import type { Channel, Touchpoint } from './contract.ts';

/** The names of the channels on the screen. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
	email: 'Email',
	linkedin: 'LinkedIn',
	phone: 'Phone',
	video: 'Video',
	other: 'By post',
};

/** The channel of this name; none while it is still being written, e.g. "ema". */
export function knownChannel(channel: string | undefined): Channel | undefined {
	return channel !== undefined && Object.hasOwn(CHANNEL_NAMES, channel) ? (channel as Channel) : undefined;
}

/** "Day 4 (3 days later)" into "Day 4" and "3 days later". */
export function dayOf(timing = ''): { day: string; rest: string } {
	const match = /^(Day \d+)\b[\s:,(]*(.*?)\)?$/s.exec(timing);
	return match ? { day: match[1] ?? '', rest: match[2] ?? '' } : { day: '', rest: timing };
}

/** The day in a timing. If a model worded the timing differently, three days after the previous touchpoint. */
export function dayNumber({ timing }: Pick<Touchpoint, 'timing'>, index: number): number {
	return Number(/\bday (\d{1,3})/i.exec(timing)?.[1] ?? 1 + index * 3);
}
