import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useFoundServers } from '#web/api/model-settings.ts';
import type { Chosen } from './connection-form.tsx';
import styles from './model-page.module.css';

/** The model servers that run on the machine of the server. */
export function FoundServers({ onChoose }: { onChoose(chosen: Chosen): void }) {
	const { data, error, isFetching, refetch } = useFoundServers();
	if (error) return <LoadFailure onAgain={refetch}>This machine could not be searched: {error.message}</LoadFailure>;
	if (!data) return <Spinner label="Looking for models on this machine" />;
	const { servers, looked } = data;
	return (
		<div className={styles.found}>
			<p className={styles.lead}>
				{servers.length === 0
					? `No model runs on this machine: nothing answered at ${listed(looked.map(({ name }) => name))}. Start one and look again, or enter another below.`
					: 'On this machine:'}
			</p>
			<ul className={styles.servers}>
				{servers.map(({ name, baseUrl, models }) => (
					<li key={baseUrl} className={styles.server}>
						<span>
							<strong>{name}</strong> with {models.length === 1 ? models[0] : `${models.length} models`}
						</span>
						<Button size="xs" onClick={() => onChoose({ baseUrl, models })}>
							Choose {name}
						</Button>
					</li>
				))}
			</ul>
			<Button
				variant="subtle"
				size="xs"
				leftSection={<IconRefresh size={16} aria-hidden />}
				loading={isFetching}
				onClick={() => refetch()}
			>
				Look again
			</Button>
		</div>
	);
}

function listed(names: readonly string[]): string {
	return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}
