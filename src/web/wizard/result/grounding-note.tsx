import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import { fieldsOf } from '../field-problem.ts';
import styles from './result-frame.module.css';

/** What of the result could not be traced: told, never hidden. Nothing where all could. */
export function GroundingNote({ tool, run }: { tool: WebTool; run: Run }) {
	const dropped = run.grounding?.quotesDropped ?? 0;
	const unsupported = run.grounding?.unsupported ?? [];
	if (dropped === 0 && unsupported.length === 0) return null;
	const source = fieldsOf(tool).some(({ field }) => field.kind === 'transcript') ? 'the transcript' : 'your input';
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
					<p>Neither given nor measured, so check before you use it: {unsupported.join('; ')}.</p>
				) : null}
			</Notice>
		</div>
	);
}
