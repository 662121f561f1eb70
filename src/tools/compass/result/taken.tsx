import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { facts } from '#shared/document-parts.ts';
import type { Partially, ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { DocumentView } from '#ui/document-view.tsx';
import type { CompassInput, CompassOutput } from '../contract.ts';
import { NONE_OF_THESE } from '../words.ts';
import styles from './result.module.css';

interface TakenProps {
	reading: Partially<NonNullable<CompassOutput['reading']>>;
	/** What the member chose before; empty if nothing. */
	chosen: string;
	answer: ResultProps<CompassInput, CompassOutput>['answer'];
}

/** What the answers were taken to be about, with the other choices; each choice makes the list anew. */
export function Taken({ reading: { taken = '', choices = [] }, chosen, answer }: TakenProps) {
	const hint = useId();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState('');

	async function choose(takenAs: string) {
		setBusy(true);
		setFailure('');
		try {
			await answer?.({ takenAs });
		} catch (error) {
			setFailure(error instanceof Error ? error.message : 'It could not be saved. Try again.');
		} finally {
			setBusy(false);
		}
	}

	const offered = [...new Set([taken, ...choices, NONE_OF_THESE])].filter((one) => one !== undefined && one !== '');
	return (
		<Card className={styles.taken}>
			{answer ? (
				<>
					<NativeSelect
						label={taken === '' ? 'We could not tell what this is about' : 'We took this to be about'}
						aria-describedby={hint}
						data={taken === '' ? [{ value: '', label: 'Choose one', disabled: true }, ...offered] : offered}
						value={taken}
						disabled={busy}
						error={failure}
						onChange={(event) => void choose(event.currentTarget.value)}
					/>
					{chosen === '' && taken !== '' ? (
						<Button loading={busy} onClick={() => void choose(taken)}>
							That is right
						</Button>
					) : null}
					<p id={hint} className={styles.hint}>
						Choose what is right, and the list is written anew.
					</p>
				</>
			) : (
				<DocumentView blocks={facts(['We took this to be about', taken])} />
			)}
		</Card>
	);
}
