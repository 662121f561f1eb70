import { CitedText } from '#call/cited-text.tsx';
import { capital } from '#language/capitals.ts';
import styles from './result.module.css';

/** A note at the end of a text: whether it is assumed or typical, and when it holds. */
const NOTE = /^(.+?)\s\(((?:assumption|typical|your point|not known|add)\b[^()]*)\)(:\s.+)?$/is;

function parted(text: string): { text: string; note: string } {
	const [, head = text, note = '', rest = ''] = NOTE.exec(text) ?? [];
	return { text: head, note: note === '' ? '' : capital(`${note}${rest}`) };
}

/** A list of texts, each with its note on a separate line. */
export function NotedTexts({ texts }: { texts: readonly (string | undefined)[] | undefined }) {
	const shown = [...new Set(texts ?? [])].filter((text): text is string => text !== undefined && text !== '');
	if (shown.length === 0) return null;
	return (
		<ul className={styles.noted}>
			{shown.map((whole) => {
				const { text, note } = parted(whole);
				return (
					<li key={whole}>
						<CitedText text={text} />
						{note === '' ? null : <p className={styles.note}>{note}</p>}
					</li>
				);
			})}
		</ul>
	);
}
