import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { Reading } from '#business/reads.ts';
import { keyed } from '#ui/keyed.ts';
import styles from './business-profile.module.css';
import { useJudgement } from './judged.ts';

/** Under a field: how it will read, or what does not fit, with an example. Nothing for an empty field. */
export function FieldReading({ path }: { path: string }) {
	const { problems, readingAt } = useJudgement();
	const problem = problems.get(path);
	const reading = problem === undefined ? readingAt(path) : null;
	return (
		<div role="status" className={styles.reading}>
			{problem ? (
				<p className={styles.problem}>
					<IconAlertTriangle size={16} stroke={1.75} aria-hidden className={styles.sign} />
					<span>
						{problem.problem}{' '}
						{problem.example === '' ? null : <span className={styles.example}>Example: {problem.example}</span>}
					</span>
				</p>
			) : null}
			{reading ? <Reads reading={reading} /> : null}
		</div>
	);
}

function Reads({ reading: { where, pieces } }: { reading: Reading }) {
	return (
		<p className={styles.reads}>
			<span className={styles.where}>{where}: </span>
			{keyed(pieces, ({ text }) => text).map(({ key, item }, index) => (
				<Fragment key={key}>
					{index === 0 ? null : item.newLine ? <br /> : ' '}
					<span className={item.own ? styles.own : styles.frame}>{item.text}</span>
				</Fragment>
			))}
		</p>
	);
}
