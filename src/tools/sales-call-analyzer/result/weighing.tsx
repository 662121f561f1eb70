import { CitedText } from '#call/cited-text.tsx';
import { keyed } from '#ui/keyed.ts';
import type { Analysis } from './analysis.ts';
import styles from './weighing.module.css';

type Addends = NonNullable<NonNullable<Analysis['scoring']>['overall']>;

/** How the three computed scores came about, addend by addend. */
export function Weighing({ analysis }: { analysis: Analysis }) {
	const { scoring, callSummary, qualificationAnalysis, talkTimeAnalysis } = analysis;
	return (
		<div className={styles.weighing}>
			<Sum title="Overall score, out of 10" addends={scoring?.overall} result={callSummary?.overallScore} />
			<Sum
				title="Deal probability, in percent"
				addends={scoring?.dealProbability}
				result={qualificationAnalysis?.dealProbability}
			/>
			<Sum title="Listening, out of 10" addends={scoring?.listening} result={talkTimeAnalysis?.listeningScore} />
			{scoring?.note ? <p className={styles.weighingNote}>{scoring.note}</p> : null}
		</div>
	);
}

interface SumProps {
	title: string;
	addends: Addends | undefined;
	result: number | null | undefined;
}

function Sum({ title, addends, result }: SumProps) {
	if (!addends || addends.length === 0) return null;
	return (
		<table className={styles.sum}>
			<caption>{title}</caption>
			<thead className={styles.spoken}>
				<tr>
					<th scope="col">Part</th>
					<th scope="col">Value</th>
				</tr>
			</thead>
			<tbody>
				{keyed(addends, (addend) => addend.part).map(({ key, item: addend }) => (
					<tr key={key}>
						<th scope="row">
							{addend.part}
							<span className={styles.reason}>
								<CitedText text={addend.reason} />
							</span>
						</th>
						<td>{figure(addend.value)}</td>
					</tr>
				))}
				<tr className={styles.total}>
					<th scope="row">{totalName(addends, result)}</th>
					<td>{result === null || result === undefined ? 'Not measured' : result}</td>
				</tr>
			</tbody>
		</table>
	);
}

/** What is done with the addends is told by the figures themselves: a mean, a sum, or a sum kept within limits. */
function totalName(addends: Addends, result: number | null | undefined): string {
	const sum = addends.reduce((total, addend) => total + (addend.value ?? 0), 0);
	if (result === null || result === undefined) return 'Result';
	if (Math.abs(sum - result) < 0.06) return 'Sum';
	if (Math.abs(sum / addends.length - result) < 0.06) return 'Mean';
	return `Sum ${figure(Math.round(sum * 10) / 10)}, kept within its limits`;
}

function figure(value: number | undefined): string {
	if (value === undefined) return '';
	return value < 0 ? `−${-value}` : `${value}`;
}
