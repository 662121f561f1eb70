import { Button } from '@mantine/core';
import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { WebTool } from '#tools/define.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Standing } from '../standing.tsx';
import type { Live } from '../use-generation.ts';
import styles from './writing-frame.module.css';

interface WritingHeadProps {
	tool: WebTool;
	live: Live;
	/** Part of a page with a form above it, in which the member may be typing. */
	inPage?: boolean;
	onCancel(): void;
}

/** The header of a result while it is being written: engine, progress and cancel. Nothing can be saved yet. */
export function WritingHead({ tool, live, inPage = false, onCancel }: WritingHeadProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		if (inPage && document.activeElement?.matches('input, textarea, select')) return;
		heading.current?.focus({ preventScroll: true });
		if (inPage) heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
		else window.scrollTo({ top: 0 });
	}, [inPage]);
	const { section = 0, sections = 0 } = live.progress ?? {};

	return (
		<>
			<PageHeader
				title={tool.resultTitle?.(live.input) || tool.words.result}
				titleRef={heading}
				actions={<Button onClick={onCancel}>Cancel</Button>}
			>
				Being written by {engineOf(live)}; quotes and figures are checked when it is complete.
			</PageHeader>
			<p className={styles.standing}>
				<Standing tool={tool} live={live} />
			</p>
			<span className={styles.track} aria-hidden>
				<span className={styles.fill} style={{ width: `${sections > 0 ? (section / sections) * 100 : 0}%` }} />
			</span>
		</>
	);
}

function engineOf({ run }: Live): string {
	return run?.source === 'built-in' ? 'the built-in engine' : (run?.model ?? 'the model');
}

interface WritingBoundaryProps {
	/** The result is incomplete: it holds a model's text, cut off anywhere. */
	writing: boolean;
	/** Shown when the tool cannot show what is written so far. */
	fallback: ReactNode;
	children: ReactNode;
}

/** Hides a partial result that breaks its tool's view. A finished one that does is an error. */
export class WritingBoundary extends Component<WritingBoundaryProps, { failure: unknown; writing: boolean }> {
	override state = { failure: null, writing: this.props.writing };

	static getDerivedStateFromError(failure: unknown) {
		return { failure: failure ?? new Error('The result could not be shown') };
	}

	static getDerivedStateFromProps({ writing }: WritingBoundaryProps, state: { writing: boolean }) {
		return writing === state.writing ? null : { writing, failure: null };
	}

	override render() {
		const { failure, writing } = this.state;
		if (failure === null) return this.props.children;
		if (!writing) throw failure;
		return this.props.fallback;
	}
}
