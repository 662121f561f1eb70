import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Speaker, SpeakerRole } from '#transcript/call.ts';
import { count } from '../reading/reading.ts';
import styles from '../transcript-field.module.css';
import type { Corrected } from '../use-call-text.ts';
import { SpeakerEdit } from './speaker-edit.tsx';

interface SpeakerRowProps {
	speaker: Speaker;
	/** The speaker's rank by words, which determines the shade in the bar. */
	place: number;
	/** 0 to 1, by words. */
	share: number;
	role: SpeakerRole | '';
	others: readonly { index: number; name: string }[];
	busy: boolean;
	/** The speaker whose name was just corrected. If it is this one, the row takes the focus. */
	corrected: Corrected | null;
	onRole?(role: SpeakerRole | ''): void;
	onRename(name: string): Promise<string>;
	onMerge(into: number): Promise<string>;
}

const ROLES: { value: SpeakerRole | ''; label: string }[] = [
	{ value: '', label: 'Side not set' },
	{ value: 'salesperson', label: 'Salesperson' },
	{ value: 'prospect', label: 'Prospect' },
	{ value: 'other', label: 'Other' },
];

/** One speaker: share of talk, side, and the buttons that correct the name. */
export function SpeakerRow({ speaker, place, share, role, corrected, onRole, ...edit }: SpeakerRowProps) {
	const [open, setOpen] = useState(false);
	const pencil = useRef<HTMLButtonElement>(null);
	const about = [speaker.title, speaker.company].filter(Boolean).join(', ');
	useEffect(() => {
		if (!corrected) return;
		setOpen(false);
		pencil.current?.focus();
	}, [corrected]);

	return (
		<li className={styles.speaker} data-sides={onRole ? undefined : 'none'}>
			<span className={styles.swatch} data-speaker={Math.min(place, 3)} aria-hidden />
			<span className={styles.name}>
				{speaker.name}
				{about === '' ? null : <span className={styles.about}>{about}</span>}
			</span>
			<span className={styles.share}>
				<span className={styles.words}>{count(speaker.words, 'word')}</span>
				<strong>{Math.round(share * 100)}%</strong>
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
			<ActionIcon
				ref={pencil}
				className={styles.pencil}
				aria-label={`Rename or join ${speaker.name}`}
				title="Rename or join"
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			>
				<IconPencil size={16} stroke={1.75} aria-hidden />
			</ActionIcon>
			{open ? (
				<SpeakerEdit
					{...edit}
					speaker={speaker}
					onClose={() => {
						setOpen(false);
						pencil.current?.focus();
					}}
				/>
			) : null}
		</li>
	);
}
