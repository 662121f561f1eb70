import type { ReactNode } from 'react';
import type { Badge, Fact } from '#shared/document.ts';
import { Card } from '#ui/card.tsx';
import { Region } from '#ui/region.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { CitedText } from './cited-text.tsx';
import styles from './result-header.module.css';

interface ResultHeaderProps {
	/** What it is the head of, for those who cannot see it. */
	label: string;
	title: string;
	badge?: Badge | undefined;
	facts: readonly Fact[];
	/** What stands at the right of the title, e.g. a button. */
	beside?: ReactNode;
	/** A picture at the left of the title, e.g. the letter of a score. */
	children?: ReactNode;
}

/** The title of a document with its key facts side by side. */
export function ResultHeader({ label, title, badge, facts, beside, children }: ResultHeaderProps) {
	return (
		<Card padding="none" as={Region} aria-label={label}>
			<div className={styles.head}>
				{children}
				<div className={styles.naming}>
					<h2 className={styles.name}>
						<CitedText text={title} />
					</h2>
					{badge ? <StatusBadge tone={badge.tone ?? 'neutral'}>{badge.text}</StatusBadge> : null}
				</div>
				{beside ? <div className={styles.beside}>{beside}</div> : null}
			</div>
			{facts.length === 0 ? null : (
				<dl className={styles.facts}>
					{facts.map((fact) => (
						<div key={fact.label} className={styles.fact}>
							<dt>{fact.label}</dt>
							<dd>
								<CitedText text={fact.value} />
							</dd>
						</div>
					))}
				</dl>
			)}
		</Card>
	);
}
