import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientSummary } from '#shared/clients.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type ClientFilter, useClients } from '#web/api/clients.ts';
import { pathOfClient } from '#web/clients/client-path.ts';
import { ExampleBadge } from '#web/clients/example-badge.tsx';
import { shortMoment } from '#web/dates.ts';
import styles from './clients-page.module.css';
import { countedOrNone } from './words.ts';

interface ClientListProps {
	filter: ClientFilter;
	/** Shown where there is nothing to list. */
	children: ReactNode;
}

/** The clients that match, changed last first. */
export function ClientList({ filter, children }: ClientListProps) {
	const list = useClients(filter);
	const clients = list.data;
	if (list.isPending) return <Spinner label="Loading your clients" />;
	return (
		<section className={styles.list} aria-label="Clients" aria-busy={list.isPlaceholderData}>
			{list.error ? (
				<Notice
					tone="red"
					action={
						<Button size="xs" onClick={() => list.refetch()}>
							Try again
						</Button>
					}
				>
					Your clients could not be loaded: {list.error.message}
				</Notice>
			) : null}
			<p role="status" className={styles.count}>
				{clients?.length ? countWords(clients.length, list.hasNextPage) : ''}
			</p>
			{clients?.length === 0 ? children : null}
			{clients?.length ? (
				<Card as="ul" padding="none">
					{clients.map((client) => (
						<ClientRow key={client.id} client={client} />
					))}
				</Card>
			) : null}
			{list.hasNextPage ? (
				<Button className={styles.more} loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
					Show more clients
				</Button>
			) : null}
		</section>
	);
}

function ClientRow({ client }: { client: ClientSummary }) {
	const { id, company, trade, people, runs, calls, changedAt } = client;
	const about = [trade, ...people.slice(0, MOST_PEOPLE).map(({ name }) => name)].filter((text) => text !== '');
	return (
		<CardRow as="li" className={styles.row}>
			<div className={styles.what}>
				<Link to={pathOfClient(id)} className={styles.company}>
					{company}
				</Link>{' '}
				<ExampleBadge of={id} />
				<p className={styles.about}>
					{about.join(' · ')}
					{people.length > MOST_PEOPLE ? ` and ${people.length - MOST_PEOPLE} more` : ''}
				</p>
			</div>
			<p className={styles.facts}>
				{countedOrNone(calls, 'call')}, {countedOrNone(runs, 'result')}
			</p>
			<time dateTime={changedAt} className={styles.date}>
				{shortMoment(changedAt)}
			</time>
			<IconChevronRight size={16} stroke={1.75} aria-hidden className={styles.opens} />
		</CardRow>
	);
}

const MOST_PEOPLE = 2;

function countWords(count: number, hasMore: boolean): string {
	return hasMore ? `The first ${countedOrNone(count, 'client')}` : countedOrNone(count, 'client');
}
