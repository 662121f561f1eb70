import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import { fieldsOf } from '../field-problem.ts';
import styles from './result-frame.module.css';

interface GroundingNoteProps {
	tool: WebTool;
	run: Run;
	/** What is shown is the member's version: the findings hold for the original only. */
	edited: boolean;
}

/** The parts of the result that could not be traced: shown, never hidden. Nothing where all could be. */
export function GroundingNote({ tool, run, edited }: GroundingNoteProps) {
	const dropped = run.grounding?.quotesDropped ?? 0;
	const unsupported = run.grounding?.unsupported ?? [];
	if (dropped === 0 && unsupported.length === 0) return null;
	const source = readsCall(tool) ? 'the transcript' : 'your input';
	return (
		<div className={styles.note}>
			<Notice tone="yellow">
				{dropped > 0 ? (
					<p>
						{dropped === 1
							? `1 quote of the model did not stand in ${source} and was taken out.`
							: `${dropped} quotes of the model did not stand in ${source} and were taken out.`}
					</p>
				) : null}
				{unsupported.length > 0 ? (
					<p>
						{edited
							? 'Neither given nor measured in the original, so check what you kept of it: '
							: 'Neither given nor measured, so check before you use it: '}
						{unsupported.join('; ')}.
					</p>
				) : null}
			</Notice>
		</div>
	);
}

/** What edits would have to be checked against. */
export function sourceOf(tool: WebTool): string {
	return readsCall(tool) ? 'the call' : 'what you entered';
}

function readsCall(tool: WebTool): boolean {
	return fieldsOf(tool).some(({ field }) => field.kind === 'transcript');
}
