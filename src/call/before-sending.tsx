import { Notice } from '#ui/notice.tsx';
import styles from './before-sending.module.css';
import { CitedText } from './cited-text.tsx';

/** What the member should look at before it goes out, for the member alone: neither printed, copied nor exported. */
export function BeforeSending({ lines }: { lines: readonly (string | undefined)[] | undefined }) {
	const said = [...new Set((lines ?? []).filter((line) => line !== undefined))];
	if (said.length === 0) return null;
	return (
		<div className={styles.beforeSending}>
			<Notice tone="neutral">
				<p className={styles.title}>For you to check</p>
				<p className={styles.hint}>Only you see this: it is in no copy, print or file.</p>
				<ul className={styles.lines}>
					{said.map((line) => (
						<li key={line}>
							<CitedText text={line} />
						</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}
