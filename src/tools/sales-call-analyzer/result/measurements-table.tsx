import { Fragment, type ReactNode } from 'react';
import { EvidenceChip } from '#call/evidence-chip.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import { type Measurements, type Side, sideName } from './analysis.ts';
import styles from './talk-time.module.css';

interface MeasurementsTableProps {
	measurements: Measurements;
	/** The salesperson's questions, as the talk-time part counts them. */
	questionCount: number | null | undefined;
}

/** Every figure that was counted, by side, with how it was counted. */
export function MeasurementsTable({ measurements, questionCount }: MeasurementsTableProps) {
	const sides = keyed(measurements.sides ?? [], (side) => side.role);
	if (sides.length === 0) {
		return (
			<p className={styles.unmeasured}>
				{number(measurements.words)} words were counted, but the sides cannot be told apart.
				{questionCount === null || questionCount === undefined ? '' : ` ${questionCount} questions.`}
			</p>
		);
	}
	return (
		<div className={styles.tableFrame}>
			<table className={styles.table}>
				<caption className={styles.spoken}>Measured in this call</caption>
				<thead>
					<tr>
						<th scope="col">Measured</th>
						{sides.map(({ key, item: side }) => (
							<th key={key} scope="col">
								{side.role === 'salesperson' ? 'You' : sideName(side)}
							</th>
						))}
						<th scope="col" className={styles.howColumn}>
							How
						</th>
					</tr>
				</thead>
				<tbody>
					{SIDE_ROWS.map(({ label, how, value }) => (
						<Row key={label} label={label} how={how(measurements)}>
							{sides.map(({ key, item: side }) => (
								<td key={key}>{value(side)}</td>
							))}
						</Row>
					))}
					{callRows(measurements).map(({ label, measured }) => (
						<Fragment key={label}>
							<tr>
								<th scope="row">{label}</th>
								<td colSpan={sides.length}>
									{measured?.value === undefined || measured.value === null ? (
										<Missing>Not measured</Missing>
									) : (
										`${number(measured.value)} ${measured.unit ?? ''}`
									)}
								</td>
								<td className={styles.howColumn}>{measured?.how}</td>
							</tr>
							<tr className={styles.howRow}>
								<td colSpan={sides.length + 1}>{measured?.how}</td>
							</tr>
						</Fragment>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Row({ label, how, children }: { label: string; how: string; children: ReactNode }) {
	return (
		<tr>
			<th scope="row">
				{label}
				<span className={styles.howBelow}>{how}</span>
			</th>
			{children}
			<td className={styles.howColumn}>{how}</td>
		</tr>
	);
}

interface SideRow {
	label: string;
	how(measurements: Measurements): string;
	value(side: Side): ReactNode;
}

const SIDE_ROWS: readonly SideRow[] = [
	{ label: 'Words', how: () => 'Counted', value: (side) => number(side.words) },
	{
		label: 'Talk share',
		how: ({ basis }) => (basis === 'none' || basis === undefined ? '' : `By ${basis}`),
		value: (side) =>
			side.share === undefined || side.share === null ? <Missing>Not measured</Missing> : `${side.share}%`,
	},
	{ label: 'Questions', how: () => 'Counted', value: (side) => number(side.questions) },
	{ label: 'Longest monologue', how: () => 'By words', value: monologue },
	{
		label: 'Filler words per 100 words',
		how: () => 'Counted',
		value: (side) =>
			`${number(side.fillerWordsPer100)}${side.fillerWords === undefined ? '' : `, ${side.fillerWords} in all`}`,
	},
	{
		label: 'Words per minute',
		how: ({ sides }) => (sides?.some((side) => side.wordsPerMinute) ? 'By time marks' : 'The transcript has no times'),
		value: (side) =>
			side.wordsPerMinute === undefined || side.wordsPerMinute === null ? (
				<Missing>Not measured</Missing>
			) : (
				number(Math.round(side.wordsPerMinute))
			),
	},
	{
		label: 'Interruptions',
		how: ({ sides }) =>
			sides?.some((side) => side.interruptions === null)
				? 'It needs the start and the end of every turn'
				: 'Turns of three words or more, begun while the other still spoke',
		value: (side) => (side.interruptions === null ? <Missing>Not measured</Missing> : number(side.interruptions)),
	},
];

function monologue(side: Side): ReactNode {
	const longest = side.longestMonologue;
	if (!longest) return 'none';
	return (
		<span className={styles.monologue}>
			<span>
				{number(longest.words)} words
				{longest.seconds === null || longest.seconds === undefined ? '' : `, ${Math.round(longest.seconds)} s`}
			</span>
			{longest.line === undefined ? null : <EvidenceChip line={longest.line} />}
		</span>
	);
}

function callRows({ speakerSwitches, switchRate, patience }: Measurements) {
	return [
		{ label: 'Speaker switches', measured: speakerSwitches },
		{ label: 'Switch rate', measured: switchRate },
		{ label: 'Patience before answering', measured: patience },
	];
}

function number(value: number | undefined): string {
	return value === undefined ? '' : value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
