import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { FullClient } from '#shared/clients.ts';
import { isExampleClient } from '#shared/example-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useChangeClient, useClient } from '#web/api/clients.ts';
import { CLIENTS } from '#web/navigation.ts';
import { ClientHead } from './client-head.tsx';
import styles from './client-page.module.css';
import { ClientPromises } from './client-promises.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { Notes } from './notes.tsx';
import { OpenPointsSection } from './open-points.tsx';
import { Timeline } from './timeline.tsx';

/** Everything about one client. */
export function ClientPage() {
	const { clientId = '' } = useParams();
	return <LoadedClient key={clientId} clientId={clientId} />;
}

function LoadedClient({ clientId }: { clientId: string }) {
	const { data, error, isPending, refetch } = useClient(clientId);
	if (isPending) return <Spinner page label="Loading the client" />;
	const unknown = error instanceof ApiFailure && error.status === 404;
	if (data && !unknown) return <OneClient full={data} />;
	return (
		<EmptyState
			title={unknown ? 'This client does not exist' : 'This client could not be loaded'}
			action={
				unknown ? (
					<Button component={Link} to={CLIENTS.path}>
						Open Clients
					</Button>
				) : (
					<Button onClick={() => refetch()}>Try again</Button>
				)
			}
		>
			{unknown ? 'It may have been deleted or merged, or it belongs to another member.' : error?.message}
		</EmptyState>
	);
}

function OneClient({ full }: { full: FullClient }) {
	const { client } = full;
	const heading = useRef<HTMLHeadingElement>(null);
	const isArchived = client.archivedAt !== null;
	const [wasArchived] = useState(isArchived);
	return (
		<div className={styles.page}>
			<ClientHead client={client} heading={heading} />
			{isExampleClient(client.id) ? <ExampleNotice clientId={client.id} /> : null}
			{isArchived ? (
				<Archived clientId={client.id} live={!wasArchived} onTakenOut={() => heading.current?.focus()} />
			) : null}
			<div className={styles.columns}>
				<div className={styles.main}>
					{full.calls.length > 0 ? (
						<>
							<ClientPromises clientId={client.id} />
							<OpenPointsSection clientId={client.id} />
						</>
					) : null}
					<Timeline full={full} />
				</div>
				<Notes client={client} />
			</div>
		</div>
	);
}

interface ArchivedProps {
	clientId: string;
	/** Whether it was archived on this page, and a screen reader says so. */
	live: boolean;
	/** The button goes away with the notice: the focus needs another place. */
	onTakenOut: () => void;
}

function Archived({ clientId, live, onTakenOut }: ArchivedProps) {
	const change = useChangeClient(clientId);
	return (
		<Notice
			tone="neutral"
			live={live}
			action={
				<Button
					size="xs"
					loading={change.isPending}
					onClick={() => change.mutateAsync({ archived: false }).then(onTakenOut, () => {})}
				>
					Take out of the archive
				</Button>
			}
		>
			This client is archived. It is left out of your lists, and everything is kept.
			{change.isError ? ` It stays archived: ${change.error.message}` : ''}
		</Notice>
	);
}
