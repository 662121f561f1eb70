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
}

/** What the campaign is to bring about, as it is said in a message. */
export interface Goal {
	/** "a call"; empty where it has no name. */
	name: string;
	/** A meeting, a thing to get, or what has no name. */
	family: 'meet' | 'get' | 'other';
}

export function isMeeting(step: CallToAction): step is keyof typeof MEETINGS {
	return step in MEETINGS;
}

/** A call of so many minutes, where one is spoken of. */
const MINUTES = /\b(\d{1,3})[ -]?min(?:ute)?s? (?:video )?(?:call|chat|demo|talk|meeting|consultation)\b/i;

export function goalOf({ step, input }: Lead, { offered }: Material): Goal {
	if (isMeeting(step)) {
		const [, minutes] = MINUTES.exec(`${input.campaignGoals}\n${input.messagingStrategy}`) ?? [];
		const length = minutes === undefined ? '' : `${minutes}-minute `;
		return { name: withArticle(length + MEETINGS[step]), family: 'meet' };
	}
	if (step === 'Other' || (offered === '' && GOALS[step].includes('{offered}'))) return { name: '', family: 'other' };
	return { name: fill(GOALS[step], { offered }), family: 'get' };
}

/** Asks for the goal after the first message, each once; null once none is left. */
export function repeats(step: CallToAction, { name, family }: Goal) {
	if (family === 'other') return () => null;
	const asked = [...AGAIN[family].asked];
	const stated = [AGAIN[family].stated];
	/** After a question of somebody there is no other: the goal is stated. */
	return (afterQuestion: boolean): Ask | null => {
		const text = (afterQuestion ? undefined : asked.shift()) ?? stated.shift();
		return text === undefined ? null : { text: fill(text, { goal: name }), action: step };
	};
}
