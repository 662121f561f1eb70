/** Evaluations as Markdown: the engines stand beside each other, and each figure for both rounds where they differ. */
import type { Usage } from '#shared/runs.ts';
import { catalog } from '#tools/catalog.ts';
import type { Score } from '../facts/score.ts';
import type { Writing } from './engines.ts';
import { differs, type Evaluation, type Twice } from './evaluate.ts';
import type { Form } from './forms.ts';
import type { Outcome } from './outcome.ts';

type Round<Result> = readonly Outcome<Result>[];
/** What is told of one round, as text. */
type Figure<Result> = (round: Round<Result>) => string;

const SCORES: Record<keyof Score, string> = {
	precision: 'Precision, %',
	recall: 'Recall, %',
	sides: 'Sides right, %',
	outcome: 'Outcome right, %',
	bant: 'BANT in range, %',
	mainPains: 'Main troubles found, %',
	traps: 'Traps taken for facts',
};

const SECONDS = 'Seconds, median';

const QUESTIONS: Record<string, Figure<unknown>> = {
	Failed: count(({ failure }) => failure !== undefined),
	'Answers that did not fit': count(({ misfit }) => misfit),
	'of these repaired': count(({ misfit, result }) => misfit && result !== null),
	'Tokens in, each': tokens('inputTokens'),
	'Tokens out, each': tokens('outputTokens'),
};

/** A row for each figure, a column for each engine. */
export function factsTable(evaluations: readonly Evaluation[]): string {
	const scores = (Object.keys(SCORES) as (keyof Score)[]).map((key) => [
		SCORES[key],
		...evaluations.map(({ scores }) => (scores ? both(percent(scores[0][key]), percent(scores[1][key])) : '–')),
	]);
	const dropped: Figure<{ dropped: number }> = (round) => sum(round.map(({ result }) => result?.dropped ?? 0));
	return table(1, [
		['', ...evaluations.map(({ engine }) => engine)],
		['Calls', ...evaluations.map(({ calls }) => String(calls.length))],
		...scores,
		['Facts left out, since they do not stand in the call', ...evaluations.map(({ calls }) => figure(calls, dropped))],
		...Object.entries(QUESTIONS).map(([label, of]) => [label, ...evaluations.map(({ calls }) => figure(calls, of))]),
		[SECONDS, ...evaluations.map(({ calls }) => seconds(calls))],
		['Read otherwise the second time', ...evaluations.map(({ calls }) => String(calls.filter(differs).length))],
	]);
}

const RESULTS: Record<string, Figure<Writing>> = {
	Flags: (round) => sum(round.map(({ result }) => result?.grounding.unsupported.length ?? 0)),
	'Quotes left out': (round) => sum(round.map(({ result }) => result?.grounding.quotesDropped ?? 0)),
};

/** A row for each tool and engine, then for all tools. @param replayed nothing is told of time or chance */
export function resultsTable(
	forms: readonly Form[],
	evaluations: readonly Evaluation[],
	{ replayed = false } = {},
): string {
	const tools = [...new Set(forms.map(({ tool }) => tool))];
	const figures = { ...RESULTS, ...QUESTIONS };
	const rows = [...tools, null].flatMap((tool) =>
		evaluations.map(({ engine, results }) => {
			const own = results.filter((_, index) => tool === null || forms[index]?.tool === tool);
			const name = tool === null ? 'All' : catalog[tool].title;
			const told = Object.values(figures).map((of: Figure<Writing>) => figure(own, of));
			const chance = replayed ? [] : [seconds(own), String(own.filter(differs).length)];
			return [name, engine, String(own.length), ...told, ...chance];
		}),
	);
	const chance = replayed ? [] : [SECONDS, 'Written otherwise the second time'];
	return table(2, [['Tool', 'Engine', 'Inputs', ...Object.keys(figures), ...chance], ...rows]);
}

/** What failed and why, one a line. @param names of what was asked, in the order of the questions */
export function failures(engine: string, names: readonly string[], questions: readonly Twice<unknown>[]): string[] {
	return questions.flatMap((both, index) =>
		both.flatMap(({ failure }, round) =>
			failure === undefined
				? []
				: [`- ${engine}, ${names[index]}, ${round === 0 ? 'first' : 'second'} time: ${failure}`],
		),
	);
}

function figure<Result>(questions: readonly Twice<Result>[], of: Figure<Result>): string {
	return both(of(questions.map(([first]) => first)), of(questions.map(([, second]) => second)));
}

function both(first: string, second: string): string {
	return first === second ? first : `${first}, then ${second}`;
}

function percent(figure: number): string {
	return Number.isNaN(figure) ? '–' : String(figure);
}

function count(is: (outcome: Outcome<unknown>) => boolean): Figure<unknown> {
	return (round) => String(round.filter(is).length);
}

function sum(numbers: readonly number[]): string {
	return numbers.reduce((total, one) => total + one, 0).toLocaleString('en-US');
}

/** The median of both rounds. */
function seconds(questions: readonly Twice<unknown>[]): string {
	const sorted = questions
		.flat()
		.map(({ milliseconds }) => milliseconds)
		.sort((one, other) => one - other);
	const median = sorted[Math.floor(sorted.length / 2)];
	return median === undefined ? '–' : (median / 1000).toFixed(2);
}

/** The mean of the questions that used any; estimated where a provider told nothing. */
function tokens(kind: 'inputTokens' | 'outputTokens'): Figure<unknown> {
	return (round) => {
		const used: Usage[] = round.map(({ usage }) => usage).filter((usage) => usage[kind] !== undefined);
		if (used.length === 0) return '–';
		const mean = Math.round(used.reduce((total, usage) => total + (usage[kind] ?? 0), 0) / used.length);
		const told = mean.toLocaleString('en-US');
		return used.some(({ estimated }) => estimated) ? `about ${told}` : told;
	};
}

/** @param words how many columns hold words; figures stand on the right */
function table(words: number, [head = [], ...rows]: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
	const sides = head.map((_, index) => (index < words ? '---' : '---:'));
	return [line(head), `|${sides.join('|')}|`, ...rows.map(line)].join('\n');
}
