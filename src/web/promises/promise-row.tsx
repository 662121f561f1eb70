import { Button, Checkbox } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { PromiseMade } from '#shared/calls.ts';
import { CardRow } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { localDay } from '#web/api/desk.ts';
import { useKeepPromise } from '#web/api/promises.ts';
import { ExampleBadge } from '#web/clients/example-badge.tsx';
import { HISTORY } from '#web/navigation.ts';
import { dueOf } from './due.ts';
import styles from './promises.module.css';

/** One promise with its tick, and a link to the line of the call that shows it. */
export function PromiseRow({ promise, marksExample }: { promise: PromiseMade; marksExample: boolean }) {
	const { owner, own, text, keptAt, callTitle, clientId } = promise;
	const keep = useKeepPromise(promise);
	const tick = useRef<HTMLInputElement>(null);
	const isKept = keptAt !== null;
	const due = dueOf(promise, localDay(new Date()));
	/** The button goes away with the tick: the focus needs another place. */
	function undo() {
		keep.mutate(false);
		tick.current?.focus();
	}
	return (
		<CardRow as="li" className={styles.row}>
			<Checkbox
				ref={tick}
				checked={isKept}
				onChange={(event) => keep.mutate(event.currentTarget.checked)}
				aria-label={`Kept: ${text}`}
				className={styles.tick}
			/>
			<div className={styles.what}>
				<p className={styles.text} data-kept={isKept || undefined}>
					“{text}”
				</p>
				<p className={styles.about}>
					{marksExample ? <ExampleBadge of={clientId} /> : null}
					{isKept ? <span>Kept</span> : <span data-tone={due.tone}>{due.text}</span>}
					<span>
						{owner}
						{owner === BOTH ? null : <span className={styles.side}>, {own ? 'your side' : 'their side'}</span>}
					</span>
					<span>
						{callTitle === '' ? null : `Call: ${callTitle}, `}
						<Place promise={promise} />
					</span>
				</p>
				{keep.isError ? (
					<p role="alert" className={styles.problem}>
						This was not saved: {keep.error.message}
					</p>
				) : null}
			</div>
			{isKept ? (
				<Button size="xs" onClick={undo} aria-label={`Undo: open again: ${text}`}>
					Undo
				</Button>
			) : null}
		</CardRow>
	);
}

/** Whoever the server names so. */
const BOTH = 'Both sides';

function Place({ promise: { runId, line } }: { promise: PromiseMade }) {
	if (runId === null) return `line ${line}`;
	return (
		<TextLink as={Link} to={`${HISTORY.path}/${runId}#line-${line}`} aria-label={`Line ${line} of the call`}>
			line {line}
		</TextLink>
	);
}
