/** What to do once the call is over. */

import { countInWords } from '#language/inflect.ts';
import { overlap, stems } from '#language/stems.ts';
import { listOf } from '#prose/sentences.ts';
import { kindOfGoal } from './goal.ts';
import { inMarks } from './items.ts';
import { companies, isNamed } from './people.ts';
import type { Assumption, Plan } from './plan.ts';
import type { Help } from './topics.ts';

/** The kind of help that an idea offers, judging by its words. */
const HELPS: readonly (readonly [Help, RegExp])[] = [
	[
		'reminder',
		/remind|text message|\btexts?\b|text-back|sms|whatsapp|notif|nudge|sequence|alert|follow-?up|re-?engag/i,
	],
	[
		'answering',
		/assistant|bot\b|answer|receptionist|chat|call service|voice|concierge|repl(?:y|ies)|self[- ]?service|status/i,
	],
	[
		'overview',
		/\blist\b|dashboard|report|overview|track|board\b|weekly|library|\bmap\b|logbook|portal|log\b|export|forecast|predict/i,
	],
	['form', /\bforms?\b|intake|questionnaire|checklist|template|script|playbook|guide|macro|one-sheet|librar|libary/i],
	[
		'automation',
		/automat|integrat|sync|connect|zapier|import|scan|parser|pulls|extract|entry|into the system|dictation/i,
	],
	['checking', /check|compare|compliance|audit|review tool|validat|redlin|spot|detect|sensor/i],
	[
		'drafting',
		/draft|writ|generat|proposal|letter|copilot|dictation|text\b|clips?\b|repurpos|turn \w+ into|reply tool|re-?quote/i,
	],
	['feedback', /survey|feedback|review/i],
	['content', /campaign|newsletter|content|posts?\b|ads?\b|landing|podcast|pitch|devotional|articles?|faq/i],
	['planning', /schedul|calendar|booking|planning|route|dispatch|free slot|wait(?:ing)? ?list/i],
	['people', /train|course|onboard|manual|knowledge|wiki|coaching/i],
	['sorting', /scor|qualif|filter|priorit|triage|screen|rank|by risk|match|routing/i],
];

export function nextSteps(plan: Plan): string[] {
	const { assumptions, object, doubts, input, actor } = plan;
	const others = companies(plan);
	const calls = `After a few calls${others === null ? '' : ` with ${others}`}`;
	const count = assumptions.length;
	const points = count === 1 ? 'your point' : `each of your ${countInWords(count)} points`;
	const open =
		doubts.length === 1 ? 'and beside your uncertainty' : `and beside the ${countInWords(doubts.length)} uncertainties`;
	return [
		`Within the hour: write ${isNamed(actor) ? `what ${actor} said, word for word,` : 'their own words'} beside ${points} ${open}, and mark what was confirmed, disproved or left open.`,
		SAME_DAY[kindOfGoal(input.primaryGoal)],
		`Work out with their figures: ${object.many} in a month × what one brings in or costs × the share that goes wrong by their own count; leave a blank where they gave no figure.`,
		...choices(plan),
		count < 2
			? `${calls}: drop the point if two in a row do not know it.`
			: `${calls}: count which of the ${countInWords(count)} points came up without your asking, and build for those alone.`,
	];
}

const SAME_DAY = {
	trial:
		'The same day: send what you understood, ask for corrections, and name the one thing a trial would have to show.',
	look: 'The same day: thank them for what they showed you, say what you noticed, and ask what you misread.',
	money: 'The same day: send the figures they gave you, with the sums you made of them, and ask what is wrong in them.',
	meeting: 'The same day: send what you understood, the date you agreed on and what each of you brings along.',
	introduction: 'The same day: send two sentences about what you look for, ready to be passed on.',
	learning: 'The same day: send what you understood in a few lines, and ask for corrections.',
} as const;

/** The significant words of each point without those of the niche, which all ideas and points share. */
function ownStems({ input, object, assumptions }: Plan): ReadonlyMap<Assumption, ReadonlySet<string>> {
	const general = stems(`${input.niche} ${object.one} ${object.many}`);
	return new Map(
		assumptions.map((point) => [point, new Set([...stems(point.text)].filter((stem) => !general.has(stem)))]),
	);
}

const MOST_BY_KIND = 2;

/**
 * The points that share a word with the idea, or need its kind of help most. If none shares a word, the two that such
 * help suits best.
 */
function pointsFor(
	idea: string,
	assumptions: readonly Assumption[],
	own: ReadonlyMap<Assumption, ReadonlySet<string>>,
): Assumption[] {
	const said = stems(idea);
	const named = new Set(assumptions.filter((point) => overlap(said, own.get(point) ?? new Set()) > 0));
	const kinds = HELPS.filter(([, pattern]) => pattern.test(idea)).map(([help]) => help);
	const ranked = assumptions.flatMap((point) => {
		const ranks = kinds.map((kind) => point.topic?.help.indexOf(kind) ?? -1).filter((rank) => rank >= 0);
		return ranks.length === 0 ? [] : [{ point, rank: Math.min(...ranks) }];
	});
	const closest = ranked.sort((a, b) => a.rank - b.rank).slice(0, MOST_BY_KIND);
	const fitting = named.size === 0 ? closest : closest.filter(({ rank }) => rank === 0);
	for (const { point } of fitting) named.add(point);
	return assumptions.filter((point) => named.has(point));
}

/** Which idea answers which point, and which ideas and points are left over. */
function choices(plan: Plan): string[] {
	const { ideas, assumptions } = plan;
	const picks = new Map<string, string[]>();
	const idle: string[] = [];
	const answered = new Set<Assumption>();
	const own = ownStems(plan);
	for (const idea of ideas) {
		const points = pointsFor(idea, assumptions, own);
		for (const point of points) answered.add(point);
		if (points.length === 0) idle.push(inMarks(idea));
		else picks.set(numbered(points), [...(picks.get(numbered(points)) ?? []), inMarks(idea)]);
	}
	if (picks.size === 0) {
		return [
			`None of your points asks for ${listOf(idle, 'or')} as they are worded: write one sentence for each idea, whom it spares what, before you offer it.`,
		];
	}
	const open = assumptions.filter((assumption) => !answered.has(assumption));
	const pairs = [...picks].map(([points, names]) => `${listOf(names, 'or')} if ${points} held`);
	return [
		`Pick by what they said: ${pairs.join('; ')}.`,
		...(idle.length === 0 ? [] : [`Hold ${listOf(idle)} back: no point on your list asks for it.`]),
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
