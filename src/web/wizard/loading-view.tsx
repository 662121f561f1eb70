import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import type { WebTool } from '#tools/define.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './loading-view.module.css';
import { Standing } from './standing.tsx';
import type { Live } from './use-generation.ts';

interface LoadingViewProps {
	tool: WebTool;
	/** As it is in the form. */
	input: object;
	/** Null for the moment before the request is sent. */
	live: Live | null;
	onCancel(): void;
}

/**
 * Fills the window until there is something of the result to read. The current activity is shown below; the list
 * describes the work, and nothing in it is ever ticked off, since no event reports when one of these ends.
 */
export function LoadingView({ tool, input, live, onCancel }: LoadingViewProps) {
	const { loading, stages } = tool.words;
	const note = tool.loadingNote?.(input);
	const writing = live?.progress?.stage === 'writing' || live?.progress?.stage === 'correcting';
	const place = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	useLayoutEffect(() => {
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
					{loading}
				</h2>
				{note ? <p className={styles.text}>{note}</p> : null}
				<p className={styles.text}>Please do not close this page. It may take a few minutes.</p>
				<ol className={styles.stages} aria-label="What is being done">
					{stages.map((stage, index) => (
						<li key={stage} className={styles.stage} data-current={(index === 0 && !writing) || undefined}>
							<span className={styles.dot} aria-hidden />
							{stage}
						</li>
					))}
				</ol>
				<div className={styles.row}>
					<p className={styles.elapsed}>{live ? <Standing tool={tool} live={live} /> : null}</p>
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
