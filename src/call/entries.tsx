import type { ReactNode } from 'react';
import { Card, CardRow } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { CitedRow, CitedText } from './cited-text.tsx';
import styles from './entries.module.css';

/** Texts as rows of a card. An empty list shows a sentence instead; a list that has not arrived shows nothing. */
export function TextRows({ texts, none }: { texts: readonly (string | undefined)[] | undefined; none: string }) {
	if (texts === undefined) return null;
	if (texts.length === 0) return <p className={styles.none}>{none}</p>;
	return (
		<Card padding="none" as="ul">
			{keyed(texts, (text) => text).map(({ key, item: text }) => (
				<CardRow key={key} as="li" className={styles.textRow}>
					<CitedRow text={text} />
				</CardRow>
			))}
		</Card>
	);
}

interface EntryProps {
	title: ReactNode;
	badge?: ReactNode;
	/** The heading level: 5 if the section contains parts with their own headings. */
	order?: 4 | 5;
	children?: ReactNode;
}

/** A card row with a name, a badge at the right, and text about it. */
export function Entry({ title, badge, order = 4, children }: EntryProps) {
	const Heading = `h${order}` as const;
	return (
		<CardRow className={styles.entry}>
			<div className={styles.entryHead}>
				<Heading className={styles.entryTitle}>
					{typeof title === 'string' ? <CitedText text={title} /> : title}
				</Heading>
				{badge}
			</div>
			{children}
		</CardRow>
	);
}

/** Labels at the left, values at the right; empty ones are left out. */
export function Facts({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
	const shown = rows.filter(({ value }) => value !== undefined && value !== null && value !== '');
	if (shown.length === 0) return null;
	return (
		<dl className={styles.facts}>
			{shown.map(({ label, value }) => (
				<div key={label} className={styles.fact}>
					<dt>{label}</dt>
					<dd>{typeof value === 'string' ? <CitedRow text={value} /> : value}</dd>
				</div>
			))}
		</dl>
	);
}

interface BulletsProps {
	texts: readonly (string | undefined)[] | undefined;
	/** Keeps every reference inside its text, for narrow columns. */
	inline?: boolean;
}

/** A short list within an entry. */
export function Bullets({ texts, inline = false }: BulletsProps) {
	if (!texts || texts.length === 0) return null;
	return (
		<ul className={styles.bullets}>
			{keyed(texts, (text) => text).map(({ key, item: text }) => (
				<li key={key}>{inline ? <CitedText text={text} /> : <CitedRow text={text} />}</li>
			))}
		</ul>
	);
}
