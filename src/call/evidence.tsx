import styles from './call.module.css';
import { EvidenceChip } from './evidence-chip.tsx';
import { isOpened, useTranscript } from './transcript-context.ts';

/** Verbatim words of the call, and their place in it. */
export function Evidence({ quote }: { quote: string }) {
	const transcript = useTranscript();
	const place = transcript?.find(quote) ?? null;
	const opened = place !== null && isOpened(transcript?.opened ?? null, place.line, place.text);
	return (
		<div className={styles.evidence} data-opened={opened || undefined}>
			<q className={styles.quote}>{quote}</q>
			{place ? (
				<div className={styles.chips}>
					<EvidenceChip line={place.line} start={place.start} quote={place.text} />
				</div>
			) : null}
		</div>
	);
}
