import { capital } from '#language/capitals.ts';
import type { Partially } from '#tools/define.ts';
import { GappedText } from '#ui/gapped-text.tsx';
import type { ColdEmailOutput } from '../contract.ts';
import styles from './result.module.css';

type Shown = Partially<ColdEmailOutput['industryInsights']>;

/** Three columns of what was entered and what is not known; each point says which. */
export function Insights({ insights }: { insights: Shown }) {
	const columns = [
		{ title: 'Key Pain Points', points: insights.keyPainPoints },
		{ title: 'Effective Approaches', points: insights.effectiveApproaches },
		{ title: 'Common Objections', points: insights.commonObjections },
	];
	if (columns.every(({ points }) => points === undefined)) return null;
	return (
		<div className={styles.insights}>
			{columns.map(({ title, points = [] }) => (
				<section key={title}>
					<h3 className={styles.insightTitle}>{title}</h3>
					<ul>
						{points.map((point) => (
							<Point key={point} text={point ?? ''} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function Point({ text }: { text: string }) {
	const [, origin, rest] = /^(Given|Not known): (.+)$/s.exec(text) ?? [];
	return (
		<li className={styles.insight}>
			<GappedText text={rest === undefined ? text : capital(rest)} />
			{origin === undefined ? null : (
				<span className={styles.origin}>{origin === 'Given' ? 'From what you entered' : 'Not known yet'}</span>
			)}
		</li>
	);
}
