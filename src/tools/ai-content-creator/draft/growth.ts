import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { Calendar } from './calendar.ts';
import { goalsIn } from './overview.ts';
import * as sentences from './sentences/growth.ts';

type Hack = ContentStrategy['growthHacks'][number];
type Kpi = ContentStrategy['performanceTracking']['kpis'][number];

type NamingForm = Omit<Hack, 'platform' | 'description'> & { readonly description: `${string}{names}` };

/** What to do with this calendar: only what its own pieces give reason for. */
export function growthHacksOf(
	input: ContentInput,
	{ written, again, kept, slips, mayAnswer, pieces }: Calendar,
): Hack[] {
	const platform = input.platforms.join(', ');
	const about = (form: NamingForm, names: readonly string[]): Hack[] =>
		names.length === 0 ? [] : [{ ...form, platform, description: fill(form.description, { names: names.join('; ') }) }];
	const ofClients = written.filter(({ answer: { kind } }) => kind === 'result' || kind === 'story');
	return [
		...about(sentences.AGAIN, again),
		...about(sentences.SLIPS, slips),
		...about(sentences.KEPT, kept.map(named)),
		...(mayAnswer && written.length < pieces.length ? [{ ...sentences.OPEN_SLOTS, platform }] : []),
		...about(
			sentences.CLIENTS,
			ofClients.map(({ piece }) => named(piece.title)),
		).map((hack) => ({ ...hack, platform: [...new Set(ofClients.map(({ piece }) => piece.platform))].join(', ') })),
	];
}

const named = (title: string) => `‘${title}’`;

const MOST_GOALS = 4;

/** The member's goals that name a figure, or the first one with its figure to be added. */
export function kpisOf(input: ContentInput): Kpi[] {
	const goals = [...goalsIn(input.contentGoals), ...goalsIn(input.engagementGoals)];
	const counted = goals
		.flatMap(partsOf)
		.filter((metric) => amountsIn(metric).length > 0)
		.map((metric) => ({ metric, target: targetIn(metric) ?? sentences.AS_STATED }))
		.slice(0, MOST_GOALS);
	const uncounted = goals.slice(0, 1).map((metric) => ({ metric, target: sentences.NO_FIGURE }));
	return (counted.length > 0 ? counted : uncounted).map((kpi) => ({
		...kpi,
		platform: input.platforms.join(', '),
		trackingFrequency: OF_A_MONTH.test(kpi.metric) ? sentences.MONTHLY : sentences.WEEKLY,
	}));
}

const OF_A_MONTH = /\b(?:(?:a|per|each|every|the) month|monthly)\b/i;

/** "10 comments a month, 5 replies": two goals, if each has its figure; "10 days, $890 each" is one. */
function partsOf(goal: string): string[] {
	const parts = goal.split(', ');
	return parts.every((part) => amountsIn(part).length > 0 && !/\beach\b/i.test(part)) ? parts : [goal];
}

/** What stands before a figure of today, or a limit: "instead of 3", "longer than 3 nights", "we have 200". */
const NO_TARGET = /\b(?:than|instead of|from|have|had|now)(?: only)? ?$|^from\b/i;

/** "4" of "4 demo calls", the only figure of the goal; null where it is not certain that it is what is wanted. */
function targetIn(goal: string): string | null {
	const [amount, ...others] = amountsIn(goal);
	if (amount === undefined || others.length > 0) return null;
	const { kind, text, start } = amount;
	if (NO_TARGET.test(goal.slice(0, start)) || NO_TARGET.test(text)) return null;
	return kind === 'count' ? (text.split(' ')[0] ?? null) : text;
}
