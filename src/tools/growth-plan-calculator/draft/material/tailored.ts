import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { quoted } from '#prose/sentences.ts';
import type { Reading } from '#reading/reading.ts';
import type { TroubleId } from '#reading/troubles.ts';
import { CASES, type Counted } from './case-noun.ts';
import type { Kind } from './kinds/kind.ts';
import type { Name } from './naming.ts';
import type { Measure } from './told-figures.ts';

/** What a plan says to a kind of trouble, in terms of the client's own things. */

export interface Things {
	name: Name | null;
	counted: Counted;
	/** "to repair": what takes its time; empty where nobody said. */
	verb: string;
	measured: Measure | null;
	/** What was said around it. */
	told: string;
	/** How many people it concerns, e.g. "28 reps"; empty where nobody said. */
	heads: string;
}

/** Texts in which "case" stands for what the trade counts. */
const WITH_CASES = ['measure', 'cost', 'win', 'shows', 'effort', 'hand', 'reply', 'prevent', 'later', 'goal'] as const;

function withCounted(kind: Kind, { one, many }: Counted): Kind {
	if (many === CASES.many) return kind;
	const said = (text: string) =>
		text
			.replace(/\bcases\b/g, many)
			.replace(/\bCases\b/g, many)
			.replace(/\ba case\b/g, withArticle(one))
			.replace(/\bcase\b/g, one);
	return { ...kind, ...Object.fromEntries(WITH_CASES.map((key) => [key, said(kind[key])])) };
}

const TIME_VERB =
	/\b(?:to |we |we used to |they )(close|deliver|repair|ship|quote|onboard|hire|pay|reply|answer|finish|install|approve|process|book|respond|invoice)\b/i;

/** "to repair" out of "they repair lifts in a week". */
export function timeVerb(text: string): string {
	const verb = TIME_VERB.exec(text)?.[1]?.toLowerCase();
	return verb === undefined ? '' : `to ${verb}`;
}

/** A time that was shorter once, in the words of the same turn. */
export function earlierOf({ facts }: Reading, turn: number, measured: Measure | null): Measure | null {
	if (measured === null) return null;
	for (const { folded, figures, line } of facts.turns[turn]?.remarks ?? []) {
		if (!BETTER_ONCE.test(folded)) continue;
		const found = figures.find(({ kind, text, index }) => {
			const calendar = /\b(?:last|past|over the|for the)\s+$/i.test(folded.slice(0, index));
			return kind === 'duration' && !calendar && text !== measured.text && !measured.text.includes(text);
		});
		if (found !== undefined) return { text: found.text.replace(/^(?:about|around|roughly) /i, ''), line };
	}
	return null;
}

const BETTER_ONCE =
	/\b(?:used to|it was|it took|were|before (?:that|we)|a year ago|last year|in the past|once took)\b/i;

type Change = Partial<Record<keyof Kind, string | undefined>>;

function ofKind(id: TroubleId, { name, counted, verb, heads, told }: Things): Change {
	const known = counted.many !== CASES.many;
	const noun = name?.noun === true ? quoted(name.text) : '';
	switch (id) {
		case 'slow':
			return {
				work: verb !== '' ? `The longest step in the time ${verb}` : undefined,
				goal:
					verb !== ''
						? `bring the time ${verb} back`
						: known
							? `shorten the time that ${withArticle(counted.one)} takes`
							: undefined,
				measure:
					verb !== ''
						? `the time ${verb}, step by step`
						: known
							? `the time that ${withArticle(counted.one)} takes, step by step`
							: undefined,
			};
		case 'stuck':
			return known
				? {
						goal: `keep ${counted.many} moving`,
						win: `List the ${counted.many} that stand still today, with the name of whom or what each waits for`,
						hand: `A view of the ${counted.many} that stand still, with the reason for each`,
						work: `The place where ${counted.many} stop`,
						cause: `the ${counted.many} wait for a person, for a fact or for a decision`,
						measure: `${counted.many} that ${/\bstall/i.test(told) ? 'stall' : 'stand still'}, and how long the oldest has stood`,
						cost: `[add ${counted.many} lost a quarter] × [add value of one of the ${counted.many}] × 4 quarters`,
					}
				: {};
		case 'late':
			return known
				? {
						work: `A warning while ${counted.many} can still be saved`,
						goal: `see which ${counted.many} are in trouble while something can still be done`,
						cost: `[add ${counted.many} noticed too late a quarter] × [add value of one of the ${counted.many}] × 4 quarters`,
					}
				: {};
		case 'handwork': {
			const cost =
				heads === '' ? {} : { cost: `${heads} × [add hours a week on this] × 52 weeks × [add cost of an hour]` };
			if (noun !== '')
				return {
					...cost,
					goal: `spend less time on ${noun}`,
					work: `Less time on ${noun}`,
					measure: `hours spent on ${noun}, by person`,
				};
			if (!known || counted.near !== true) return cost;
			const { many } = counted;
			return {
				...cost,
				about: `work by hand on ${many}`,
				issue: `Hours go into work by hand on ${many}`,
				goal: `spend fewer hours by hand on ${many}`,
				measure: `hours spent by hand on ${many}, by person`,
			};
		}
		default:
			return {};
	}
}

/** The kind in terms of the client; what nobody named stays as the kind has it. */
export function tailored(id: TroubleId, kind: Kind, things: Things): Kind {
	const { name, verb, measured } = things;
	const own = withCounted(kind, things.counted);
	const changes = Object.entries(ofKind(id, things)).filter(([, text]) => text !== undefined);
	const about =
		id === 'slow' && verb !== '' && measured !== null
			? `a time ${verb} of ${quoted(measured.text)}`
			: name?.noun === true
				? quoted(name.text)
				: undefined;
	return { ...own, ...Object.fromEntries(changes), ...(about === undefined ? {} : { about }) };
}

/** How a list names it: in the client's words, also where these are a whole clause. */
export function labelOf({ about }: Kind, name: Name | null): string {
	return name === null || name.noun || about.includes('“') ? about : quoted(name.text);
}

/** The same as a heading. */
export function titleOf(kind: Kind, name: Name | null): string {
	const label = labelOf(kind, name);
	return label.includes('“') ? capital(label) : kind.issue;
}
