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
export function growthHacksOf(input: ContentInput, { written, again, kept, pieces }: Calendar): Hack[] {
	const platform = input.platforms.join(', ');
	const about = (form: NamingForm, names: readonly string[]): Hack[] =>
		names.length === 0 ? [] : [{ ...form, platform, description: fill(form.description, { names: names.join('; ') }) }];
	const ofClients = written.filter(({ answer: { kind } }) => kind === 'result' || kind === 'story');
	return [
		...about(sentences.AGAIN, again),
		...about(sentences.KEPT, kept.map(named)),
		...(written.length < pieces.length ? [{ ...sentences.OPEN_SLOTS, platform }] : []),
		...about(
			sentences.CLIENTS,
			ofClients.map(({ piece }) => named(piece.title)),
		),
	];
}

const named = (title: string) => `‘${title}’`;

const MOST_GOALS = 4;

/** The member's goals that name a figure, a row for each figure, or the first one with its figure to be added. */
export function kpisOf(input: ContentInput): Kpi[] {
	const goals = [...goalsIn(input.contentGoals), ...goalsIn(input.engagementGoals)];
	const counted = goals
		.flatMap(partsOf)
		.map((metric) => ({ metric, target: figuresIn(metric).join(', ') }))
		.filter(({ target }) => target !== '')
		.slice(0, MOST_GOALS);
	const uncounted = goals.slice(0, 1).map((metric) => ({ metric, target: sentences.NO_FIGURE }));
	return (counted.length > 0 ? counted : uncounted).map((kpi) => ({
		...kpi,
		platform: input.platforms.join(', '),
		trackingFrequency: sentences.WEEKLY,
	}));
}

/** "10 comments a month, 5 replies": two goals, if each has its figure. */
function partsOf(goal: string): string[] {
	const parts = goal.split(', ');
	return parts.every((part) => figuresIn(part).length > 0) ? parts : [goal];
}

/** "4" of "4 demo calls": what is counted stands in the goal. */
function figuresIn(goal: string): string[] {
	return amountsIn(goal).map(({ kind, text }) => (kind === 'count' ? (text.split(' ')[0] ?? '') : text));
}
