import type { PromiseMade } from '#shared/calls.ts';
import { Card } from '#ui/card.tsx';
import { PromiseRow } from './promise-row.tsx';
import styles from './promises.module.css';

interface PromiseRowsProps {
	promises: readonly PromiseMade[];
	/** False where the page itself says that all of them are an example. */
	marksExample?: boolean;
}

/** Promises in the given order, and what their days are counted from where no transcript says it. */
export function PromiseRows({ promises, marksExample = true }: PromiseRowsProps) {
	const isCounted = promises.some(({ dayFrom, keptAt }) => dayFrom === 'added' && keptAt === null);
	return (
		<>
			<Card as="ul" padding="none">
				{promises.map((promise) => (
					<PromiseRow key={`${promise.callId} ${promise.id}`} promise={promise} marksExample={marksExample} />
				))}
			</Card>
			{isCounted ? (
				<p className={styles.note}>
					Where a transcript does not say when the call was, “about” counts from the day you added it.
				</p>
			) : null}
		</>
	);
}
