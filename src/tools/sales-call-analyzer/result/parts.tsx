import type { ReactNode } from 'react';
import { CitedRow, CitedText } from '#call/cited-text.tsx';
import { Card, CardRow } from '#ui/card.tsx';
import { keyed } from './keyed.ts';
import styles from './result.module.css';

/** Texts as rows of a card; a sentence in place of a list that came out empty, nothing before it came. */
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

/** A card row with its name, a badge at the right, and what is said about it. */
export function Entry({ title, badge, children }: { title: ReactNode; badge?: ReactNode; children?: ReactNode }) {
	return (
		<CardRow className={styles.entry}>
			<div className={styles.entryHead}>
				<h4 className={styles.entryTitle}>{typeof title === 'string' ? <CitedText text={title} /> : title}</h4>
				{badge}
			</div>
			{children}
		</CardRow>
	);
}

/** Labels at the left, what they stand for at the right; empty ones are left out. */
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

/** A short list within an entry. */
export function Bullets({ texts }: { texts: readonly (string | undefined)[] | undefined }) {
	if (!texts || texts.length === 0) return null;
	return (
		<ul className={styles.bullets}>
			{keyed(texts, (text) => text).map(({ key, item: text }) => (
				<li key={key}>
					<CitedRow text={text} />
				</li>
			))}
		</ul>
	);
}
