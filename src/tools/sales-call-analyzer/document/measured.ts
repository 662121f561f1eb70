import type { Block, Section } from '#shared/document.ts';
import type { CallAnalysis } from '../contract.ts';

/** The part of the report that was measured and computed, with how it came about. */

type Side = CallAnalysis['measurements']['sides'][number];

function cell(value: number | null, unit = ''): string {
	return value === null ? 'not measurable' : `${value}${unit}`;
}

function sideRow(side: Side): string[] {
	const longest = side.longestMonologue;
	return [
		side.names.length === 0 ? side.role : `${side.role} (${side.names.join(', ')})`,
		String(side.words),
		cell(side.share, '%'),
		String(side.questions),
		longest === null ? 'none' : `${longest.words} words, line ${longest.line}`,
		`${side.fillerWords} (${side.fillerWordsPer100} per 100 words)`,
		cell(side.wordsPerMinute),
		cell(side.interruptions),
	];
}

const switches = (count: number | null) => (count === null ? '' : `The speaker changes ${count} times.`);

const PER_MINUTE = 'per minute';

export function measurementSection({ measurements }: CallAnalysis): Section {
	const table: Block = {
		kind: 'table',
		head: ['Side', 'Words', 'Share', 'Questions', 'Longest turn', 'Filler words', 'Words a minute', 'Interruptions'],
		rows: measurements.sides.map(sideRow),
	};
	const { speakerSwitches, switchRate, patience } = measurements;
	const rhythm = [
		// By words alone it says the changes of speaker once more.
		...(switchRate.unit === PER_MINUTE ? [{ label: 'Switch rate', figure: switchRate }] : []),
		{ label: 'Patience', figure: patience },
	].flatMap(({ label, figure }) =>
		figure.value === null ? [] : [{ label, value: `${figure.value} ${figure.unit}. ${figure.how}` }],
	);
	return {
		heading: 'Measured',
		blocks: [
			{ kind: 'paragraph', text: `${measurements.basisNote} ${switches(speakerSwitches.value)}`.trim() },
			...(measurements.sides.length === 0 ? [] : [table]),
			...(rhythm.length === 0 ? [] : [{ kind: 'facts', facts: rhythm } as const]),
		],
	};
}

/** What the scores are, beside their parts at the top. */
export function weighingSection({ scoring }: CallAnalysis): Section {
	return { heading: 'How it is weighed', blocks: [{ kind: 'paragraph', text: scoring.note }] };
}
