import { counted } from '#language/inflect.ts';
import type { Section } from '#shared/document.ts';
import { facts, filled, paragraphs, section, table } from '#shared/document-parts.ts';
import { type Analysis, NOT_MEASURED, type Side, sideName } from '../analysis.ts';
import type { Told } from '../told-once.ts';

/** The part of the report that was measured and computed, with how it came about. */

type Measurements = NonNullable<Analysis['measurements']>;

export function measurementSection({ measurements, talkTimeAnalysis }: Analysis, above?: Told): Section {
	if (measurements === undefined) return section('Measured');
	const { sides = [], basisNote, words, speakerSwitches, switchRate, patience } = measurements;
	const questions = talkTimeAnalysis?.questionCount ?? null;
	const unknown = `${number(words)} words were counted, but the sides cannot be told apart.`;
	// By words alone it says the changes of speaker once more.
	const isSame = above && switchRate?.unit !== 'per minute';
	return section(
		'Measured',
		// In a file it says little; on the screen it stands beside the picture of the talk.
		paragraphs(above ? basisNote : switches(speakerSwitches)),
		paragraphs(sides.length > 0 ? '' : `${unknown}${questions === null ? '' : ` ${questions} questions.`}`),
		table(
			['Figure', ...sides.map(sideName), 'How'],
			sides.length === 0 ? [] : rowsOf(measurements, sides).filter((row) => !above || !row.includes(NOT_MEASURED)),
			{ title: 'Measured in this call' },
		),
		facts(['Switch rate', isSame ? '' : figure(switchRate, above)], ['Patience', figure(patience, above)]),
	);
}

/** Beside how it was counted, not as a figure of its own: it says little alone. */
function switches(measured: Measurements['speakerSwitches']): string {
	const { value } = measured ?? {};
	return typeof value === 'number' ? `The speakers changed ${counted(value, 'time')}.` : '';
}

/** "0.9 seconds. Median of 23 gaps." A file leaves out what has no value. */
function figure(measured: Measurements['patience'], above?: Told): string {
	const { value, unit = '', how = '' } = measured ?? {};
	if (value === undefined || (value === null && above)) return '';
	return `${value === null ? NOT_MEASURED : `${number(value)} ${unit}`}. ${how}`;
}

function rowsOf(measurements: Measurements, sides: readonly Side[]): string[][] {
	return ROWS.map(({ label, how, value }) => [label, ...sides.map(value), how(measurements)]);
}

interface Row {
	label: string;
	how(measurements: Measurements): string;
	value(side: Side): string;
}

const byCounting = () => 'Counted';

const ROWS: readonly Row[] = [
	{ label: 'Words', how: byCounting, value: ({ words }) => number(words) },
	{
		label: 'Talk share',
		how: ({ basis = 'none' }) => (basis === 'none' ? '' : `By ${basis}`),
		value: ({ share = null }) => (share === null ? NOT_MEASURED : `${share}%`),
	},
	{ label: 'Questions', how: byCounting, value: ({ questions }) => number(questions) },
	{ label: 'Longest monologue', how: () => 'By words', value: monologue },
	{
		label: 'Filler words',
		how: byCounting,
		value: ({ fillerWords, fillerWordsPer100 }) =>
			`${number(fillerWords)} (${number(fillerWordsPer100)} per 100 words)`,
	},
	{
		label: 'Words per minute',
		how: ({ sides }) => (sides?.some((side) => side.wordsPerMinute) ? 'By time marks' : 'The transcript has no times'),
		value: ({ wordsPerMinute = null }) => (wordsPerMinute === null ? NOT_MEASURED : number(Math.round(wordsPerMinute))),
	},
	{
		label: 'Interruptions',
		how: ({ sides }) =>
			sides?.some((side) => side.interruptions === null)
				? 'It needs the start and the end of every turn'
				: 'Turns of three words or more, begun while the other still spoke',
		value: ({ interruptions = null }) => (interruptions === null ? NOT_MEASURED : number(interruptions)),
	},
];

function monologue({ longestMonologue: longest }: Side): string {
	if (!longest) return 'none';
	const { words, seconds = null, line } = longest;
	return `${number(words)} words${seconds === null ? '' : `, ${Math.round(seconds)} s`} (line ${line})`;
}

function number(value: number | undefined): string {
	return value === undefined ? '' : value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

type Addends = NonNullable<NonNullable<Analysis['scoring']>['overall']>;

/** How the three computed scores came about, addend by addend; in a file these stand at the top. */
export function weighingSection({ scoring, ...analysis }: Analysis, above?: Told): Section {
	const { callSummary, qualificationAnalysis, talkTimeAnalysis } = analysis;
	const sums = [
		sum('Overall score, out of 10', scoring?.overall, callSummary?.overallScore),
		sum('Deal probability, in percent', scoring?.dealProbability, qualificationAnalysis?.dealProbability),
		sum('Listening, out of 10', scoring?.listening, talkTimeAnalysis?.listeningScore),
	];
	return section('How it is weighed', paragraphs(scoring?.note), { sections: above ? [] : filled(...sums) });
}

function sum(heading: string, addends: Addends = [], result: number | null = null): Section {
	const parts = addends.map(
		({ part = '', reason, value }) => [part, reason ? `${signed(value)}: ${reason}` : signed(value)] as const,
	);
	const total = result === null ? NOT_MEASURED : signed(result);
	return section(heading, facts(...parts, [totalName(addends, result), parts.length === 0 ? '' : total]));
}

/** What is done with the addends is told by the figures themselves: a mean, a sum, or a sum kept within limits. */
function totalName(addends: Addends, result: number | null): string {
	const added = addends.reduce((total, { value = 0 }) => total + value, 0);
	if (result === null) return 'Result';
	if (Math.abs(added - result) < 0.06) return 'Sum';
	if (Math.abs(added / addends.length - result) < 0.06) return 'Mean';
	return `Sum ${signed(Math.round(added * 10) / 10)}, kept within its limits`;
}

function signed(value = 0): string {
	return value < 0 ? `−${-value}` : `${value}`;
}
