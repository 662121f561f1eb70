import type { Speaker } from '#transcript/call.ts';
import styles from '../transcript-field.module.css';

/** How much each speaker says, side by side; names and figures are in the rows below. */
export function SpeakerBar({ speakers }: { speakers: readonly Speaker[] }) {
	return (
		<div className={styles.shares} aria-hidden>
			{speakers.map((speaker, index) => (
				<span key={speaker.label} data-speaker={Math.min(index, 3)} style={{ flexGrow: Math.max(speaker.words, 1) }} />
			))}
		</div>
	);
}
