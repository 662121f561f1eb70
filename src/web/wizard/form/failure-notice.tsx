import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { Failure } from '../wizard-state.ts';
import styles from './form.module.css';

interface FailureNoticeProps {
	/** The tool's opening words. */
	words: string;
	failure: Failure;
	onRetry(): void;
	onBuiltIn(): void;
}

/** What went wrong, and what to do next. It takes the focus, so that it is not missed. */
export function FailureNotice({ words, failure, onRetry, onBuiltIn }: FailureNoticeProps) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} tabIndex={-1} className={styles.failure}>
			<Notice
				tone="red"
				action={
					<div className={styles.failureActions}>
						{failure.byModel ? (
							<Button size="xs" onClick={onBuiltIn}>
								Use the built-in engine
							</Button>
						) : null}
						<Button size="xs" onClick={onRetry}>
							{failure.outOfReach ? 'Look again' : 'Try again'}
						</Button>
					</div>
				}
			>
				{words}: {failure.message}
			</Notice>
		</div>
	);
}
