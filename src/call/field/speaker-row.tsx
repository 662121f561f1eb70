import { NativeSelect } from '@mantine/core';
import type { Speaker, SpeakerRole } from '#transcript/call.ts';
import styles from './transcript-field.module.css';

interface SpeakerRowProps {
	speaker: Speaker;
	/** Its place by words, which is its shade in the bar. */
	index: number;
	/** 0 to 1, by words. */
	share: number;
	role: SpeakerRole | '';
	onRole?(role: SpeakerRole | ''): void;
}

const ROLES: { value: SpeakerRole | ''; label: string }[] = [
	{ value: '', label: 'Side not set' },
	{ value: 'salesperson', label: 'Salesperson' },
	{ value: 'prospect', label: 'Prospect' },
	{ value: 'other', label: 'Other' },
];

/** One speaker: how much of the talk is theirs, and on which side they are. */
export function SpeakerRow({ speaker, index, share, role, onRole }: SpeakerRowProps) {
	const about = [speaker.title, speaker.company].filter(Boolean).join(', ');
	return (
		<li className={styles.speaker}>
			<span className={styles.swatch} data-speaker={Math.min(index, 3)} aria-hidden />
			<span className={styles.name}>
				{speaker.name}
				{about === '' ? null : <span className={styles.about}>{about}</span>}
			</span>
			<span className={styles.share}>
				{Math.round(share * 100)}%<span className={styles.words}> of words</span>
			</span>
			{onRole ? (
				<NativeSelect
					className={styles.role}
					aria-label={`Side of ${speaker.name}`}
					data={ROLES}
					value={role}
					onChange={(event) => {
						const chosen = ROLES.find((entry) => entry.value === event.currentTarget.value);
						onRole(chosen?.value ?? '');
					}}
				/>
			) : null}
		</li>
	);
}
