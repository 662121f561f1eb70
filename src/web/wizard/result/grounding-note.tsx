import { type RefObject, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import { fieldsOf } from '../field-problem.ts';
import { reveal } from './flags/places.ts';
import { useMarks } from './flags/use-marks.ts';
import styles from './grounding-note.module.css';

interface GroundingNoteProps {
	tool: WebTool;
	run: Run;
	/** What is shown is the member's version: the findings hold for the original only. */
	edited: boolean;
	/** The result: what was found is marked there, and a press leads to it. */
	result: RefObject<HTMLElement | null>;
}

const NONE: readonly string[] = [];

/** The parts of the result that could not be traced: shown, never hidden. Nothing where all could be. */
export function GroundingNote({ tool, run, edited, result }: GroundingNoteProps) {
	const dropped = run.grounding?.quotesDropped ?? 0;
	const unsupported = run.grounding?.unsupported ?? NONE;
	useMarks(result, unsupported);
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
					<>
						<p>
							{edited
								? 'Neither given nor measured in the original, so check what you kept of it:'
								: 'Neither given nor measured, so check before you use it:'}
						</p>
						<Flags flags={unsupported} source={source} result={result} />
					</>
				) : null}
			</Notice>
		</div>
	);
}

interface FlagsProps {
	flags: readonly string[];
	source: string;
	result: RefObject<HTMLElement | null>;
}

/** Each leads to where it stands in the result. */
function Flags({ flags, source, result }: FlagsProps) {
	const [gone, setGone] = useState('');
	const show = async (flag: string) => {
		const place = result.current && (await reveal(result.current, flag));
		setGone(place ? '' : `“${flag}” no longer stands in the result.`);
	};
	return (
		<>
			<ul className={styles.flags}>
				{flags.map((flag) => (
					<li key={flag}>
						<button type="button" className={styles.flag} onClick={() => show(flag)}>
							<strong>{flag}</strong> {/\d/.test(flag) ? `figure not in ${source}` : `not in ${source}`}
						</button>
					</li>
				))}
			</ul>
			<p role="status">{gone}</p>
		</>
	);
}

/** What edits would have to be checked against. */
export function sourceOf(tool: WebTool): string {
	return readsCall(tool) ? 'the call' : 'what you entered';
}

function readsCall(tool: WebTool): boolean {
	return fieldsOf(tool).some(({ field }) => field.kind === 'transcript');
}
