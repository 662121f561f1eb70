import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import { materialOf } from './material.ts';
import { type Prompt, withProblems } from './open-slots.ts';
import { goalsOf } from './overview.ts';
import { isVideo, type Written } from './piece.ts';
import * as sentences from './sentences/growth.ts';
import { slotsOf } from './slots.ts';

type Hack = ContentStrategy['growthHacks'][number];
type Kpi = ContentStrategy['performanceTracking']['kpis'][number];

type NamingForm = Omit<Hack, 'platform' | 'description'> & { readonly description: `${string}{names}` };

/** What the pieces of this calendar give reason to do; `over` is about answers for which no open slot is left. */
export function growthHacksOf(input: ContentInput, written: readonly Written[], over: readonly Prompt[]): Hack[] {
	const everywhere = input.platforms.join(', ');
	const about = (form: NamingForm, names: readonly string[], platform = everywhere): Hack[] =>
		names.length === 0 ? [] : [{ ...form, platform, description: fill(form.description, { names: names.join('; ') }) }];
	const again = over.flatMap((prompt) => prompt.again ?? []);
	const kept = over.flatMap((prompt) => prompt.kept ?? []);
	const slips = written.flatMap(({ answer }) => (answer.slips.length > 0 ? withProblems(answer, answer.slips) : []));
	const mayFill = materialOf(input).free.size > 0 && written.length < slotsOf(input).length;
	const ofClients = written.filter(({ answer: { kind } }) => kind === 'result' || kind === 'story');
	const titles = ofClients.map(({ piece }) => `‘${piece.title}’`);
	return [
		...about(sentences.AGAIN, again),
		...about(sentences.SLIPS, slips),
		...about(sentences.KEPT, kept),
		...(mayFill ? [{ ...sentences.OPEN_SLOTS, platform: everywhere }] : []),
		...about(sentences.CLIENTS, titles, [...new Set(ofClients.map(({ piece }) => piece.platform))].join(', ')),
	];
}

/** One form for further pieces, which suits every trade, where a piece of the calendar shows it. */
export function templatesOf(written: readonly Written[]): ContentStrategy['contentTemplates'] {
	const shown = written.find(({ answer, piece }) => answer.kind === 'question' && !isVideo(piece.platform));
	if (shown === undefined) return [];
	const { platform, contentType, title } = shown.piece;
	const example = fill(sentences.QUESTION.example, { name: title });
	return [{ ...sentences.QUESTION, example, platform, contentType, useCases: [] }];
}

const MOST_GOALS = 4;

/** The member's goals that name a figure, or the first one with its figure to be added. */
export function kpisOf(input: ContentInput): Kpi[] {
	const goals = goalsOf(input);
	const counted = goals.flatMap(partsOf).filter((goal) => amountsIn(goal).length > 0);
	const metrics = counted.length > 0 ? counted.slice(0, MOST_GOALS) : goals.slice(0, 1);
	return metrics.map((metric) => ({
		metric,
		target: targetIn(metric),
		platform: input.platforms.join(', '),
		trackingFrequency: OF_A_MONTH.test(metric) ? sentences.MONTHLY : sentences.WEEKLY,
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

/** "4" of "4 demo calls", the only figure of the goal, where it is certain that it is what is wanted. */
function targetIn(goal: string): string {
	const [amount, ...others] = amountsIn(goal);
	if (amount === undefined) return sentences.NO_FIGURE;
	if (others.length > 0) return sentences.AS_STATED;
	const { kind, text, start } = amount;
	if (NO_TARGET.test(goal.slice(0, start)) || NO_TARGET.test(text)) return sentences.AS_STATED;
	const [figure = text] = text.split(' ');
	return kind === 'count' ? figure : text;
}
