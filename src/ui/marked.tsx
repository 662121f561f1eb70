import { Fragment, type ReactNode } from 'react';
import styles from './styles/marked.module.css';

interface MarkedProps {
	text: string;
	/** From, up to but without to; in order. What lies outside the text is left out. */
	marks: readonly (readonly [from: number, to: number])[];
	/** Draws each part, marked or not; by default as it is. */
	draw?(part: string): ReactNode;
}

/** A text with some of its parts marked. */
export function Marked({ text, marks, draw = asItIs }: MarkedProps) {
	const pieces = [];
	let at = 0;
	for (const [from, to] of marks) {
		if (from < at || to > text.length) continue;
		pieces.push(<Fragment key={at}>{draw(text.slice(at, from))}</Fragment>);
		pieces.push(
			<mark key={`mark-${from}`} className={styles.mark}>
				{draw(text.slice(from, to))}
			</mark>,
		);
		at = to;
	}
	return [...pieces, <Fragment key="rest">{draw(text.slice(at))}</Fragment>];
}

const asItIs = (part: string) => part;
