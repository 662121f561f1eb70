import { IconQuote } from '@tabler/icons-react';
import type { Seconds } from '#transcript/call.ts';
import styles from './call.module.css';
import { clock } from './clock.ts';
import { isOpened, useTranscript } from './transcript-context.ts';

interface EvidenceChipProps {
	/** 1-based line of the transcript. */
	line: number;
	/** When it was said; looked up if not given. */
	start?: Seconds;
	/** The words to mark in that line. */
	quote?: string;
	/** For running text: less tall, and shows the line only. */
	inline?: boolean;
	/** At the start of a sentence. */
	capital?: boolean;
}

/** Shows where something was said, and opens the transcript there. */
export function EvidenceChip({ line, start, quote, inline = false, capital = false }: EvidenceChipProps) {
	const transcript = useTranscript();
	const time = start ?? transcript?.startOf(line);
	const at = time === undefined ? '' : clock(time);
	const word = capital ? 'Line' : 'line';
	const label = (
		<>
			{at === '' || inline ? null : <span data-part="time">{at} · </span>}
			{word} {line}
		</>
	);
	if (!transcript || line < 1 || line > transcript.call.lines) return <span>{label}</span>;
	const here = isOpened(transcript.opened, line, inline ? '' : (quote ?? ''));
	return (
		<button
			type="button"
			className={styles.chip}
			data-inline={inline || undefined}
			data-opened={here || undefined}
			aria-label={`${at === '' ? '' : `${at}, `}line ${line}: show in the transcript`}
			aria-expanded={here}
			title={inline && at !== '' ? at : undefined}
			onClick={() => transcript.open(line, quote)}
		>
			{inline ? null : <IconQuote size={13} stroke={1.75} aria-hidden />}
			<span>{label}</span>
		</button>
	);
}
