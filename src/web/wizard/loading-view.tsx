import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './loading-view.module.css';

interface LoadingViewProps {
	title: string;
	/** What the tool says about this input. */
	note?: string;
	/** What is being done, in order. */
	stages: readonly string[];
	/** How the run stands; null until the server has said so. */
	run: Run | null;
	onCancel(): void;
}

/**
 * Fills the window while a run goes on. The server tells whether a run waits or works and nothing more,
 * so no stage is ever ticked off: the list says what the work is, and the first is what it began with.
 */
export function LoadingView({ title, note, stages, run, onCancel }: LoadingViewProps) {
	const place = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const elapsed = useElapsed();

	useEffect(() => {
		heading.current?.focus();
		const behind = [...document.body.children].filter(
			(element): element is HTMLElement =>
				element instanceof HTMLElement && element !== place.current && !element.inert,
		);
		for (const element of behind) element.inert = true;
		return () => {
			for (const element of behind) element.inert = false;
		};
	}, []);

	return createPortal(
		<div ref={place} className={styles.view} role="dialog" aria-modal="true" aria-labelledby="loading-title">
			<div className={styles.column}>
				<span className={styles.ring} aria-hidden />
				<h2 ref={heading} id="loading-title" tabIndex={-1} className={styles.title}>
					{title}
				</h2>
				{note ? <p className={styles.text}>{note}</p> : null}
				<p className={styles.text}>Please do not close this page. It may take a few minutes.</p>
				<ol className={styles.stages} aria-label="What is being done">
					{stages.map((stage, index) => (
						<li key={stage} className={styles.stage} data-current={index === 0 || undefined}>
							<span className={styles.dot} aria-hidden />
							{stage}
						</li>
					))}
				</ol>
				<div className={styles.row}>
					<p className={styles.elapsed}>
						Elapsed {elapsed}
						<span role="status">{standing(run)}</span>
					</p>
					<Button onClick={onCancel}>Cancel</Button>
				</div>
				<p className={styles.foot}>
					If the page does close, the run goes on. The result will also be in{' '}
					<TextLink as={Link} to="/history">
						History
					</TextLink>
					.
				</p>
			</div>
		</div>,
		document.body,
	);
}

function standing(run: Run | null): string {
	if (run === null) return '';
	if (run.status === 'queued') return ' · Waiting for its turn';
	return run.source === 'model' && run.model ? ` · ${run.model} is at work` : ' · At work';
}

function useElapsed(): string {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const begun = Date.now();
		const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 1000);
		return () => clearInterval(timer);
	}, []);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
