import { CitedText } from '#call/cited-text.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import { sourceOf } from './campaign.ts';
import styles from './result.module.css';

/** A list of points, each with its source: entered, or typical and to be asked about. */
export function Points({ texts }: { texts: readonly (string | undefined)[] | undefined }) {
	const given = (texts ?? []).filter((text) => text !== undefined && text !== '');
	if (given.length === 0) return null;
	return (
		<ul className={styles.points}>
			{keyed(given, (text) => text).map(({ key, item: text }) => {
				const { source, point } = sourceOf(text ?? '');
				return (
					<li key={key}>
						<CitedText text={point} />
						{source === '' ? null : <span className={styles.source}>{source}</span>}
					</li>
				);
			})}
		</ul>
	);
}

interface ColumnsProps {
	columns: readonly { title: string; texts: readonly (string | undefined)[] | undefined }[];
	/** What is said where none of them holds anything. */
	none: string;
}

/** Lists side by side, each with its name. Missing and empty lists are left out. */
export function PointColumns({ columns, none }: ColumnsProps) {
	const shown = columns.filter(({ texts }) => texts !== undefined && texts.length > 0);
	if (shown.length === 0) return columns.every(({ texts }) => texts === undefined) ? null : <Missing>{none}</Missing>;
	return (
		<div className={styles.columns}>
			{shown.map(({ title, texts }) => (
				<div key={title}>
					<h4 className={styles.columnTitle}>{title}</h4>
					<Points texts={texts} />
				</div>
			))}
		</div>
	);
}
