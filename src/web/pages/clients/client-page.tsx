import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import type { FullClient } from '#shared/clients.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useChangeClient, useClient } from '#web/api/clients.ts';
import { CLIENTS } from '#web/navigation.ts';
import { ClientHead } from './client-head.tsx';
import styles from './client-page.module.css';
import { ClientPromises } from './client-promises.tsx';
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
	if (data) return <OneClient full={data} />;
	const unknown = error instanceof ApiFailure && error.status === 404;
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
			{unknown ? 'It may have been deleted or merged, or it belongs to another member.' : error.message}
		</EmptyState>
	);
}

function OneClient({ full }: { full: FullClient }) {
	const { client } = full;
	return (
		<div className={styles.page}>
			<ClientHead client={client} />
			{client.archivedAt === null ? null : <Archived clientId={client.id} />}
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

function Archived({ clientId }: { clientId: string }) {
	const change = useChangeClient(clientId);
	return (
		<Notice
			tone="neutral"
			action={
				<Button size="xs" loading={change.isPending} onClick={() => change.mutate({ archived: false })}>
					Take out of the archive
				</Button>
			}
		>
			This client is archived: it is in no list, and nothing of it is lost.
			{change.isError ? ` It stays archived: ${change.error.message}` : ''}
		</Notice>
	);
}
