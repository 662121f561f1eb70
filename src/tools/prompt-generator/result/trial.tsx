import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Region } from '#ui/region.tsx';
import styles from './result.module.css';

interface TrialProps {
	prompt: string;
	ask: NonNullable<ResultProps<object, object>['ask']>;
}

/** Sends the prompt to the connected model and shows the answer as it arrives. */
export function Trial({ prompt, ask }: TrialProps) {
	const [answer, setAnswer] = useState('');
	const [state, setState] = useState<'resting' | 'running' | 'answered' | 'stopped'>('resting');
	const [failure, setFailure] = useState('');
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function start() {
		const control = new AbortController();
		running.current = control;
		setAnswer('');
		setFailure('');
		setState('running');
		try {
			await ask(prompt, (piece) => setAnswer((before) => before + piece), control.signal);
			setState('answered');
		} catch (error) {
			setState('stopped');
			if (!control.signal.aborted) setFailure(error instanceof Error ? error.message : 'Unknown error occurred');
		}
	}

	const isRunning = state === 'running';
	return (
		<Card padding="sm" as={Region} aria-label="Try it" className={styles.trial}>
			<h3 className={styles.heading}>Try it</h3>
			<p className={styles.hint}>
				Sends the prompt to the connected model as it stands. It counts as one run of today, and the answer is not kept.
			</p>
			<div className={styles.buttons}>
				<Button size="xs" onClick={start} disabled={isRunning}>
					{isRunning ? 'The model is writing...' : state === 'resting' ? 'Try it' : 'Try again'}
				</Button>
				{isRunning ? (
					<Button size="xs" variant="default" onClick={() => running.current?.abort()}>
						Stop
					</Button>
				) : null}
				{!isRunning && answer !== '' ? <CopyButton size="xs" label="Copy Answer" text={() => answer} /> : null}
			</div>
			{failure === '' ? null : <Notice tone="red">{failure}</Notice>}
			{answer === '' ? null : <p className={styles.text}>{answer}</p>}
			<p className={styles.hint} role="status">
				{state === 'answered' && answer === '' ? 'The model answered nothing.' : null}
				{state === 'stopped' && answer !== '' ? 'The answer breaks off here.' : null}
			</p>
		</Card>
	);
}
