import { useState } from 'react';
import type { GivenRole } from '#shared/calls.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Edit } from '../reading/perform.ts';
import type { Reading } from '../reading/reading.ts';
import styles from '../transcript-field.module.css';
import type { Corrected } from '../use-call-text.ts';
import { SellerQuestion } from './seller-question.tsx';
import { SpeakerBar } from './speaker-bar.tsx';
import { withRole } from './speaker-roles.ts';
import { SpeakerRow } from './speaker-row.tsx';

interface SpeakerListProps {
	reading: Reading;
	roles: readonly GivenRole[];
	/** Whether somebody has to say who sells. */
	sellerInDoubt: boolean;
	busy: boolean;
	corrected: Corrected | null;
	onRolesChange?(roles: GivenRole[]): void;
	onEdit(edit: Edit): Promise<string>;
}

const SHOWN = 6;

/** Who speaks how much, and their roles; names can be corrected. */
export function SpeakerList(props: SpeakerListProps) {
	const { reading, roles, sellerInDoubt, busy, corrected, onRolesChange, onEdit } = props;
	const [all, setAll] = useState(false);
	const speakers = reading.speakers
		.map((speaker, index) => ({ speaker, index }))
		.sort((one, other) => other.speaker.words - one.speaker.words);
	if (speakers.length === 0) return null;
	const shown = all ? speakers : speakers.slice(0, SHOWN);
	const spoken = speakers.reduce((sum, { speaker }) => sum + speaker.words, 0);

	return (
		<>
			{speakers.length > 1 ? (
				<div className={styles.bar}>
					<SpeakerBar speakers={speakers.map(({ speaker }) => speaker)} />
				</div>
			) : null}
			<ul className={styles.speakers}>
				{shown.map(({ speaker, index }, place) => (
					<SpeakerRow
						key={speaker.label}
						speaker={speaker}
						place={place}
						share={speaker.words / Math.max(spoken, 1)}
						role={roles.find((entry) => entry.name === speaker.name)?.role ?? ''}
						others={speakers
							.filter((other) => other.index !== index)
							.map((other) => ({ index: other.index, name: other.speaker.name }))}
						busy={busy}
						corrected={corrected?.name === speaker.name ? corrected : null}
						onRole={onRolesChange ? (role) => onRolesChange(withRole(roles, speaker.name, role)) : undefined}
						onRename={(name) => onEdit({ kind: 'rename', speaker: index, name })}
						onMerge={(into) => onEdit({ kind: 'merge', from: index, into })}
					/>
				))}
			</ul>
			{speakers.length > SHOWN && !all ? (
				<p className={styles.remark}>
					<TextLink as="button" onClick={() => setAll(true)}>
						Show all {speakers.length} speakers
					</TextLink>
				</p>
			) : null}
			{onRolesChange && sellerInDoubt ? (
				<SellerQuestion speakers={shown.map(({ speaker }) => speaker)} roles={roles} onRolesChange={onRolesChange} />
			) : null}
			{onRolesChange ? (
				<p className={styles.remark}>
					Say who sells and who buys here, or by name in the next step. What is left open is assumed, and the result
					says so.
				</p>
			) : null}
		</>
	);
}
