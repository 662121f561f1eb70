import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Call, FullCall } from '#shared/calls.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { fetchCall, useCalls } from '#web/api/calls.ts';
import { shortMoment } from '#web/dates.ts';
import { callTitle } from './call-title.ts';
import styles from './clients.module.css';
import { Dialog } from './dialog.tsx';

interface CallDialogProps {
	clientId: string | null;
	opened: boolean;
	onClose: () => void;
	onPick: (call: FullCall) => void;
}

/** The kept calls, to choose one of them. */
export function CallDialog({ opened, onClose, ...others }: CallDialogProps) {
	return (
		<Dialog title="From your calls" opened={opened} onClose={onClose} size="lg">
			<Calls {...others} />
		</Dialog>
	);
}

function Calls({ clientId, onPick }: Pick<CallDialogProps, 'clientId' | 'onPick'>) {
	const list = useCalls(clientId);
	const [busy, setBusy] = useState<string | null>(null);
	const [problem, setProblem] = useState('');

	async function pick(call: Call) {
		if (busy !== null) return;
		setBusy(call.id);
		setProblem('');
		await fetchCall(call.id).then(onPick, (failure: Error) =>
			setProblem(`${callTitle(call)} could not be opened: ${failure.message}`),
		);
		setBusy(null);
	}

	if (list.isPending) return <Spinner label="Loading your calls" />;
	return (
		<div className={styles.form}>
			{list.error ? (
				<LoadFailure onAgain={list.refetch}>Your calls could not be loaded: {list.error.message}</LoadFailure>
			) : null}
			{problem ? <Notice tone="red">{problem}</Notice> : null}
			{list.data?.length === 0 ? (
				<p className={styles.text}>
					{clientId === null
						? 'No call is kept yet. Paste a transcript or upload a file: it is kept once a tool has read it.'
						: 'No call with this client is kept yet. Paste a transcript or upload a file.'}
				</p>
			) : null}
			{list.data?.length ? (
				<ul className={styles.list} aria-label="Your calls">
					{list.data.map((call) => (
						<li key={call.id}>
							<button type="button" className={styles.call} aria-busy={busy === call.id} onClick={() => pick(call)}>
								<span className={styles.callTitle}>{callTitle(call)}</span>
								<span className={styles.callFacts}>
									{[call.company, shortMoment(call.createdAt)].filter(Boolean).join(' · ')}
								</span>
							</button>
						</li>
					))}
				</ul>
			) : null}
			{list.hasNextPage ? (
				<Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
					Show older calls
				</Button>
			) : null}
		</div>
	);
}
