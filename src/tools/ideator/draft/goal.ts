import { inMarks } from './items.ts';

/** The purpose of the call, judging by the member's goal. */

export type Kind = 'trial' | 'look' | 'money' | 'meeting' | 'introduction' | 'learning';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
	[
		'trial',
		/\b(?:pilots?|trials?|test run|paid test|proof of concept|try it|beta|(?:first|new|paying) (?:client|customer)s?|paid (?:project|work)|sell|sign (?:up )?(?:one|two|three|a)|close (?:one|a))\b/i,
	],
	['meeting', /\b(?:second|next|follow-up) (?:call|meeting|talk)|\b(?:demos?|proposal|presentation)\b/i],
	[
		'look',
		/\b(?:shadow|own eyes|share (?:its|their)|show (?:me|us)|watch|sit (?:in|beside|with)|look (?:at|into) (?:its|their)|sample)\b/i,
	],
	['money', /\b(?:price|pricing|pay|budget|worth|willing|spend|afford|costs?)\b/i],
	['introduction', /\b(?:introduc|referr|partner)\w*/i],
];

export function kindOfGoal(goal: string): Kind {
	return KINDS.find(([, pattern]) => pattern.test(goal))?.[0] ?? 'learning';
}

const MEANING: Record<Kind, (actor: string) => string> = {
	trial: (actor) => `If it comes to a trial, let ${actor} say first what it would have to show.`,
	look: (actor) =>
		`What ${actor} shows you is worth more than what you are told, so ask to see one thing before you hang up.`,
	money: () => 'Hear their figures before you name one of yours.',
	meeting: () => 'Hang up with a date, or with the reason why there is none.',
	introduction: () => 'Ask for a name only after you have understood something worth passing on.',
	learning: () => 'You have succeeded once you know it, even if the answer ends the idea.',
};

/** Success in the member's own words, and what it means for the conversation. */
export function goalOf(goal: string, actor: string): string {
	return `Success, in your words: ${inMarks(goal.replace(/(?<![.;,\s])[.;,\s]+$/, ''))}. ${MEANING[kindOfGoal(goal)](actor)}`;
}
