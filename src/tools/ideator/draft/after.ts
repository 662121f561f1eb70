/** What to do once the call is over. */

import { ended, listOf } from '#prose/sentences.ts';
import { kindOfGoal } from './goal.ts';
import { inMarks } from './items.ts';
import type { Assumption, Plan } from './plan.ts';
import { inWords, shared, stemsOf } from './words.ts';

/** What kind of help answers which kind of pain, by the names of the topics. */
const HELPS: readonly (readonly [RegExp, RegExp])[] = [
	[
		/remind|text message|sms|notif|nudge|sequence/i,
		/after the first contact|fall through|dates that must|comes back|money that is due/,
	],
	[
		/assistant|bot\b|answering|receptionist|chat|call service|voice/i,
		/the phone|nobody is in|time things take|languages|load on people/,
	],
	[
		/list\b|dashboard|report|overview|track|board|weekly/i,
		/overview|figures|after the first contact|money that is due|left over|dates that must/,
	],
	[
		/form\b|intake|questionnaire|checklist|template|script|playbook|guide/i,
		/different people|preparation|go wrong|new people|rules/,
	],
	[/automat|integrat|sync|connect|zapier|import|export|scan/i, /by hand|between programs|spreadsheets|go wrong/],
	[/survey|feedback|review/i, /say about|comes back|do not buy/],
	[/campaign|newsletter|content|posts?\b|ads?\b|landing/i, /find them|what to say|comes back|comparison/],
	[/schedul|calendar|booking|planning|route/i, /planning|fall through|load on people|swing/],
	[/train|course|onboard|manual|knowledge|wiki/i, /new people|only a few|different people|keeping people/],
	[/score|qualif|filter|priorit/i, /who comes in|after the first contact|do not buy|comes back/],
];

export function nextSteps(plan: Plan): string[] {
	const { assumptions, object, doubts, input } = plan;
	const count = assumptions.length;
	const points = count === 1 ? 'your point' : `each of your ${inWords(count)} points`;
	const later = doubts.filter(({ place }) => place === 'after').map(({ text }) => inMarks(text));
	return [
		`Within the hour: write their own words beside ${points}, and mark what was confirmed, disproved or left open.`,
		SAME_DAY[kindOfGoal(input.primaryGoal)],
		`Work out with their figures: ${object.many} in a month × what one is worth × the share they think they lose, with a blank where no figure was given.`,
		...choices(plan),
		...(later.length === 0 ? [] : [ended(`Ask somebody who knows, since the call will not settle it: ${listOf(later)}`)]),
		count < 2
			? 'After a few calls: drop the point if two companies in a row do not know it.'
			: `After a few calls: count which of the ${inWords(count)} points came up without your asking, and build for those alone.`,
	];
}

const SAME_DAY = {
	trial:
		'The same day: send what you understood, ask for corrections, and name the one thing a trial would have to show.',
	money: 'The same day: send the figures they gave you, with the sums you made of them, and ask what is wrong in them.',
	meeting: 'The same day: send what you understood, the date you agreed on and what each of you brings along.',
	introduction: 'The same day: send two sentences about what you look for, ready to be passed on.',
	learning: 'The same day: send what you understood in a few lines, and ask for corrections.',
} as const;

/** By a word of their own, or by the kind of help that this kind of pain asks for. */
function answers(idea: string, { text, topic }: Assumption, plan: Plan): boolean {
	const general = stemsOf(`${plan.input.niche} ${plan.object.one} ${plan.object.many}`);
	const own = [...stemsOf(text)].filter((stem) => !general.has(stem));
	if (shared(stemsOf(idea), new Set(own)) > 0) return true;
	return topic !== null && HELPS.some(([help, name]) => help.test(idea) && name.test(topic.name));
}

/** Which idea answers which point, and what is left on either side. */
function choices(plan: Plan): string[] {
	const { ideas, assumptions } = plan;
	const picks = new Map<string, string[]>();
	const idle: string[] = [];
	const answered = new Set<Assumption>();
	for (const idea of ideas) {
		const points = assumptions.filter((assumption) => answers(idea, assumption, plan));
		for (const point of points) answered.add(point);
		const name = inMarks(idea);
		if (points.length === 0) idle.push(name);
		else picks.set(numbered(points), [...(picks.get(numbered(points)) ?? []), name]);
	}
	const open = assumptions.filter((assumption) => !answered.has(assumption));
	const pairs = [...picks].map(([points, names]) => `${listOf(names, 'or')} if ${points} was confirmed`);
	return [
		...(pairs.length === 0 ? [] : [`Pick by what they said: ${pairs.join('; ')}.`]),
		...(idle.length === 0
			? []
			: [
					`Say for whom and against what before you offer ${listOf(idle, 'or')}: none of your points asks for it as they are worded.`,
				]),
		...(open.length === 0
			? []
			: [`No idea of yours answers ${numbered(open)}; if that is what hurts, rethink the offer.`]),
	];
}

function numbered(points: readonly Assumption[]): string {
	return `point ${listOf(
		points.map(({ number }) => String(number)),
		'or',
	)}`;
}
