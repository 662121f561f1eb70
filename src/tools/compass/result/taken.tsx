import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { facts } from '#shared/document-parts.ts';
import type { Partially, ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { DocumentView } from '#ui/document-view.tsx';
import type { CompassInput, CompassOutput } from '../contract.ts';
import { NONE_OF_THESE } from '../words.ts';
import styles from './result.module.css';

const LABEL = 'Your answers point to';

interface TakenProps {
	reading: Partially<NonNullable<CompassOutput['reading']>>;
	/** What the member chose before; empty if nothing. */
	chosen: string;
	answer: ResultProps<CompassInput, CompassOutput>['answer'];
}

/** What the answers were taken to be about, with the other choices; each choice makes the list anew. */
export function Taken({ reading: { taken = '', choices = [] }, chosen, answer }: TakenProps) {
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

	const others = [...new Set([...choices, NONE_OF_THESE])].filter((one) => one !== '' && one !== taken);
	return (
		<Card padding="sm" className={styles.taken}>
			{taken === '' ? null : (
				<div className={styles.read}>
					<DocumentView blocks={facts([LABEL, taken])} />
					{answer && chosen === '' ? (
						<Button loading={busy} onClick={() => void choose(taken)}>
							That is right
						</Button>
					) : null}
				</div>
			)}
			{answer ? (
				<NativeSelect
					label={taken === '' ? 'We could not tell what your answers point to' : 'Or to something else'}
					description="Choose it, and the list is written again."
					data={[{ value: '', label: 'Choose one', disabled: true }, ...others]}
					value=""
					disabled={busy}
					error={failure}
					onChange={(event) => void choose(event.currentTarget.value)}
				/>
			) : null}
		</Card>
	);
}
