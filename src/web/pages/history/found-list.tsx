import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Run } from '#shared/runs.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import type { RunFilter } from '#web/api/runs.ts';
import { useSearch } from '#web/api/search.ts';
import styles from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';
import { HitRow } from './hit-row.tsx';
import { haveSeveralEngines } from './run-words.ts';

interface FoundListProps {
	/** As they are typed. */
	words: string;
	/** Leaves only runs that fit it. */
	filter: RunFilter;
	isGone: (run: Run) => boolean;
	/** The run that was just brought back, which takes the focus. */
	restored: Run | null;
	onDelete: (run: Run) => void;
	/** Shown where nothing is found. */
	children: ReactNode;
}

/** What holds the words, newest first: results with all their actions, calls and clients. */
export function FoundList({ words, filter, isGone, restored, onDelete, children }: FoundListProps) {
	const search = useSearch(words, filter);
	const hits = search.data?.filter(({ kind, run }) => kind !== 'run' || run === null || !isGone(run));
	const engine = haveSeveralEngines((hits ?? []).flatMap(({ run }) => run ?? []));
	return (
		<section className={styles.list} aria-label="Found" aria-busy={search.isFetching}>
			{search.error ? (
				<LoadFailure onAgain={search.refetch}>The search failed: {search.error.message}</LoadFailure>
			) : null}
			<p role="status" className={styles.count}>
				{hits ? countWords(hits.length, search.hasNextPage) : ''}
			</p>
			{hits?.length === 0 && !search.hasNextPage ? children : null}
			{hits?.length ? (
				<Card as="ul" padding="none">
					{hits.map((hit) =>
						hit.kind === 'run' && hit.run ? (
							<HistoryRow
								key={hit.id}
								run={hit.run}
								hit={hit}
								engine={engine}
								focused={hit.id === restored?.id}
								onDelete={onDelete}
							/>
						) : (
							<HitRow key={hit.id} hit={hit} />
						),
					)}
				</Card>
			) : null}
			{search.hasNextPage ? (
				<Button className={styles.more} loading={search.isFetchingNextPage} onClick={() => search.fetchNextPage()}>
					Show older
				</Button>
			) : null}
		</section>
	);
}

function countWords(count: number, hasMore: boolean): string {
	if (count === 0) return hasMore ? 'None among the newest' : '';
	const places = count === 1 ? '1 found' : `${count} found`;
	return hasMore ? `${places}, and more that are older` : places;
}
