import type { ReactNode } from 'react';
import type { WebTool } from '#tools/define.ts';
import type { Wizard } from '../use-wizard.ts';
import { ResultFrame } from './result-frame.tsx';
import { WritingBoundary, WritingHead } from './writing-frame.tsx';

interface ResultViewProps {
	tool: WebTool;
	wizard: Wizard;
	inPage?: boolean;
	/** Shown while what is written so far cannot be. */
	fallback: ReactNode;
	onReset(): void;
}

/**
 * The result while it is written and when it is complete: one tree for both, so that a chosen tab, the focus and the
 * scroll position survive the moment of completion. Nothing where there is neither.
 */
export function ResultView({ tool, wizard, inPage, fallback, onReset }: ResultViewProps) {
	const { live } = wizard;
	const { finished } = wizard.state;
	if (live?.run && live.partial) {
		const head = <WritingHead tool={tool} live={live} inPage={inPage} onCancel={wizard.cancel} />;
		return (
			<WritingBoundary key={live.run.id} writing fallback={fallback}>
				<ResultFrame
					tool={tool}
					input={live.input}
					output={live.partial}
					run={live.run}
					inPage={inPage}
					writing={head}
					onReset={onReset}
				/>
			</WritingBoundary>
		);
	}
	if (!finished) return null;
	return (
		<WritingBoundary key={finished.run.id} writing={false} fallback={fallback}>
			<ResultFrame tool={tool} {...finished} inPage={inPage} onReset={onReset} />
		</WritingBoundary>
	);
}
