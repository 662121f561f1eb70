import { CitedText } from '#call/cited-text.tsx';
import { aloud } from '../aloud.ts';
import styles from './result.module.css';

interface TextsProps {
	texts: readonly (string | undefined)[] | undefined;
	ordered?: boolean;
	/** The number of the first text, if the list continues another one. */
	start?: number;
}

/** A list of generated texts; nothing until it arrives. */
export function Texts({ texts, ordered = false, start }: TextsProps) {
	const shown = [...new Set(texts ?? [])].filter((text): text is string => text !== undefined && text !== '');
	if (shown.length === 0) return null;
	const items = shown.map((text) => (
		<li key={text}>
			<CitedText text={aloud(text)} />
		</li>
	));
	if (ordered) {
		return (
			<ol className={styles.list} start={start}>
				{items}
			</ol>
		);
	}
	return <ul className={styles.list}>{items}</ul>;
}
