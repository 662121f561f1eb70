import { useState } from 'react';
import type { PromiseMade } from '#shared/calls.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePromises } from '#web/api/promises.ts';
import { PromiseRows } from './promise-rows.tsx';
import styles from './promises.module.css';

/** What was promised in the member's calls, or in those of one client: open first, the kept ones folded away. */
export function PromiseList({ clientId }: { clientId?: string }) {
	const { data, error, refetch } = usePromises(clientId);
	const wasKept = useFirstState(data ?? []);
	if (error) {
		return <LoadFailure onAgain={refetch}>The promises could not be loaded: {error.message}</LoadFailure>;
	}
	if (data === undefined) return <Spinner />;
	const open = data.filter((promise) => !wasKept(promise));
	const kept = data.filter(wasKept);
	return (
		<div className={styles.list}>
			{open.length > 0 ? (
				<PromiseRows promises={open} marksExample={clientId === undefined} />
			) : (
				<p className={styles.none}>
					{kept.length > 0 ? 'No promise is open.' : 'No promise was found. Analyze a call to list what was promised.'}
				</p>
			)}
			{kept.length > 0 ? (
				<details className={styles.kept}>
					<summary>Kept ({kept.length})</summary>
					<PromiseRows promises={kept} marksExample={clientId === undefined} />
				</details>
			) : null}
		</div>
	);
}

/** Whether a promise was kept when it was first shown here: a tick moves no row away from under the pointer. */
function useFirstState(promises: readonly PromiseMade[]): (promise: PromiseMade) => boolean {
	const [first] = useState(() => new Map<string, boolean>());
	const keyOf = ({ callId, id }: PromiseMade) => `${callId} ${id}`;
	for (const promise of promises) {
		if (!first.has(keyOf(promise))) first.set(keyOf(promise), promise.keptAt !== null);
	}
	return (promise) => first.get(keyOf(promise)) ?? false;
}
