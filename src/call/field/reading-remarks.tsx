import { IconAlertTriangle } from '@tabler/icons-react';
import { count, type Found } from './reading/reading.ts';
import styles from './transcript-field.module.css';

/** What the text does not show. */
export function ReadingRemarks({ found: { unnamed, warnings, rewritten } }: { found: Found }) {
	const remarks = [
		...(unnamed > 0 ? [`${count(unnamed, 'line')} had no speaker.`] : []),
		...warnings.map(({ line, text }) => {
			const place = rewritten ? `Line ${line} of the original: ` : `Line ${line}: `;
			return line === undefined || / line \d/.test(text) ? text : `${place}${text}`;
		}),
	];
	if (remarks.length === 0) return null;
	return (
		<ul className={styles.remarks}>
			{remarks.map((remark) => (
				<li key={remark} className={styles.warning}>
					<IconAlertTriangle size={16} stroke={1.75} aria-hidden />
					<span>{remark}</span>
				</li>
			))}
		</ul>
	);
}
