import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Card, CardRow } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './compare.module.css';
import { type Difference, excerptOf } from './input-differences.ts';
import { Mark } from './mark.tsx';

/** Inputs that differ; equal fields are left out. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<SectionHeading id={id} title="What was entered differently" />
			{differences.length === 0 ? (
				<p className={styles.same}>Nothing: both runs had the same input.</p>
			) : (
				<Card as="ul" padding="none">
					{differences.map((difference) => (
						<DifferentField key={difference.name} difference={difference} />
					))}
				</Card>
			)}
		</section>
	);
}

function DifferentField({ difference: { label, a, b } }: { difference: Difference }) {
	const [whole, setWhole] = useState(false);
	const id = useId();
	const short = { a: excerptOf(a, b), b: excerptOf(b, a) };
	return (
		<CardRow as="li" className={styles.difference}>
			<h4 className={styles.label}>{label}</h4>
			<dl id={id} className={styles.values}>
				<Value mark="A" text={whole ? a : (short.a ?? a)} />
				<Value mark="B" text={whole ? b : (short.b ?? b)} />
			</dl>
			{short.a === null && short.b === null ? null : (
				<Button
					size="xs"
					aria-expanded={whole}
					aria-controls={id}
					aria-label={whole ? `Show less of ${label}` : `Show all of ${label}`}
					onClick={() => setWhole(!whole)}
				>
					{whole ? 'Show less' : 'Show all'}
				</Button>
			)}
		</CardRow>
	);
}

function Value({ mark, text }: { mark: 'A' | 'B'; text: string }) {
	return (
		<div className={styles.value}>
			<dt>
				<Mark mark={mark} />
			</dt>
			<dd className={text === '' ? styles.empty : styles.text}>{text === '' ? 'Left empty' : text}</dd>
		</div>
	);
}
