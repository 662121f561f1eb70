import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ModelConnectionRequest } from '#shared/model-settings.ts';
import { Notice } from '#ui/notice.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { checkModel } from '#web/api/model-settings.ts';
import styles from './model-page.module.css';

type Outcome = 'ready' | 'not ready' | null;

interface TryItProps {
	request: ModelConnectionRequest;
	/** Beside its button: what one does once the model works. */
	children: ReactNode;
}

/** Sends a few small requests to the model and says, line by line, what works. */
export function TryIt({ request, children }: TryItProps) {
	const [lines, setLines] = useState<readonly string[]>([]);
	const [outcome, setOutcome] = useState<Outcome>(null);
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState(false);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const tryIt = async () => {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		setLines([]);
		setOutcome(null);
		setFailure('');
		setBusy(true);
		try {
			await checkModel(
				request,
				(told) => {
					if ('line' in told) setLines((before) => [...before, told.line]);
					else setOutcome(told.isReady ? 'ready' : 'not ready');
				},
				controller.signal,
			);
		} catch (problem) {
			if (!controller.signal.aborted) setFailure(problem instanceof Error ? problem.message : String(problem));
		} finally {
			if (running.current === controller) setBusy(false);
		}
	};

	return (
		<div className={styles.tried}>
			<div className={styles.try}>
				<Button onClick={tryIt} loading={busy}>
					Try it
				</Button>
				{children}
				{outcome === 'ready' ? <StatusBadge tone="green">It works</StatusBadge> : null}
				{outcome === 'not ready' ? <StatusBadge tone="red">It does not work</StatusBadge> : null}
			</div>
			{failure ? <Notice tone="red">{failure}</Notice> : null}
			<div role="log" aria-label="What the trial found" className={styles.lines}>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
		</div>
	);
}
