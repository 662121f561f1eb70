import { fill } from '#prose/fill.ts';
import type { CallToAction } from '../options.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { AGAIN, GOALS } from './sentences/messages.ts';

/** What one message asks for, and what the plan calls it. */
export interface Ask {
	text: string;
	action: string;
	/** Whether it asks for what the form's call to action names. */
	isGoal: boolean;
}

/** What the campaign is to bring about, as it is said in a message. */
export interface Goal {
	/** "a 20-minute call"; empty where it has no name. */
	name: string;
	/** A meeting, a thing to get, or what has no name. */
	family: 'meet' | 'get' | 'other';
}

const MEETINGS: readonly CallToAction[] = ['Book a Discovery Call', 'Schedule a Demo', 'Request a Consultation'];

export function isMeeting(step: CallToAction): boolean {
	return MEETINGS.includes(step);
}

export function goalOf({ step }: Lead, { offered }: Material): Goal {
	if (step === 'Other') return { name: '', family: 'other' };
	const name = GOALS[step];
	if (!name.includes('{offered}')) return { name, family: isMeeting(step) ? 'meet' : 'get' };
	return offered === ''
		? { name: '', family: 'other' }
		: { name: fill(name as '{offered}', { offered }), family: 'get' };
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
