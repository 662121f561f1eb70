import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FullClient } from '#shared/clients.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './client-page.module.css';
import { daysOf, entriesOf } from './timeline-days.ts';
import { TimelineItem } from './timeline-item.tsx';

const FIRST = 12;

/** What happened with a client, by day. Made of what the page has read: the newest of each are few. */
export function Timeline({ full }: { full: FullClient }) {
	const [all, setAll] = useState(false);
	const entries = entriesOf(full);
	const shown = all ? entries : entries.slice(0, FIRST);
	const { calls, runs, shares } = full.contents;
	const isCut = calls + runs + shares > full.calls.length + full.runs.length + full.shares.length;
	return (
		<section aria-labelledby="timeline">
			<SectionHeading id="timeline" title="Timeline" />
			{entries.length === 0 ? (
				<EmptyState title="Nothing yet" order={3}>
					Analyze a call or write a proposal for this client: it appears here, with the links you share.
				</EmptyState>
			) : null}
			{daysOf(shown).map(({ day, entries: its }) => (
				<div key={day} className={styles.day}>
					<h4 className={styles.dayTitle}>{day}</h4>
					<Card as="ul" padding="none">
						{its.map((entry) => (
							<CardRow as="li" key={`${entry.kind} ${idOf(entry)}`} className={styles.entry}>
								<TimelineItem entry={entry} />
							</CardRow>
						))}
					</Card>
				</div>
			))}
			{shown.length < entries.length ? (
				<Button className={styles.more} onClick={() => setAll(true)}>
					Show {entries.length - shown.length} more
				</Button>
			) : isCut ? (
				<p className={styles.cut}>Only the newest are shown. Everything else is in your history.</p>
			) : null}
		</section>
	);
}

function idOf(entry: ReturnType<typeof entriesOf>[number]): string {
	if (entry.kind === 'call') return entry.call.id;
	return entry.kind === 'run' ? entry.run.id : entry.share.id;
}
