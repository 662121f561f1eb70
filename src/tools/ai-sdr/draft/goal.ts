import { withArticle } from '#language/articles.ts';
import { fill } from '#prose/fill.ts';
import type { CallToAction } from '../options.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { AGAIN, GOALS, MEETINGS } from './sentences/messages.ts';

/** What one message asks for, and what the plan calls it. */
export interface Ask {
	text: string;
	action: string;
	/** Whether it asks for what the form's call to action names. */
	isGoal: boolean;
}

/** What the campaign is to bring about, as it is said in a message. */
export interface Goal {
	/** "a call"; empty where it has no name. */
	name: string;
	/** A meeting, a thing to get, or what has no name. */
	family: 'meet' | 'get' | 'other';
}

type Meeting = keyof typeof MEETINGS;

export function isMeeting(step: CallToAction): step is Meeting {
	return step in MEETINGS;
}

export function goalOf({ step, input }: Lead, { offered }: Material): Goal {
	if (step === 'Other') return { name: '', family: 'other' };
	if (isMeeting(step)) {
		const length = lengthIn(`${input.campaignGoals}\n${input.messagingStrategy}`);
		return { name: withArticle(`${length}${MEETINGS[step]}`), family: 'meet' };
	}
	const name = GOALS[step];
	if (!name.includes('{offered}')) return { name, family: 'get' };
	return offered === ''
		? { name: '', family: 'other' }
		: { name: fill(name as '{offered}', { offered }), family: 'get' };
}

/** "30-minute " where a call of 30 minutes is spoken of. */
function lengthIn(text: string): string {
	const [, minutes] =
		/\b(\d{1,3})[ -]?min(?:ute)?s? (?:video )?(?:call|chat|demo|talk|meeting|consultation)\b/i.exec(text) ?? [];
	return minutes === undefined ? '' : `${minutes}-minute `;
}

/** Asks for the goal after the first message, each once; null once none is left. */
export function repeats({ step }: Lead, { name, family }: Goal) {
	if (family === 'other') return () => null;
	const { asked, stated } = AGAIN[family];
	const left = { asked: [...asked], stated: [stated] };
	/** After a question of somebody there is no other: the goal is stated. */
	return (afterQuestion: boolean): Ask | null => {
		const text = (afterQuestion ? undefined : left.asked.shift()) ?? left.stated.shift();
		return text === undefined ? null : { text: fill(text, { goal: name }), action: step, isGoal: true };
	};
}
