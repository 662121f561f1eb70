import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Speaker } from '#transcript/call.ts';
import styles from '../transcript-field.module.css';

interface SpeakerEditProps {
	speaker: Speaker;
	/** The other speakers of the call, by index. */
	others: readonly { index: number; name: string }[];
	busy: boolean;
	/** Returns what is wrong, or ''. */
	onRename(name: string): Promise<string>;
	onMerge(into: number): Promise<string>;
	onClose(): void;
}

const MOST_CHARACTERS = 60;

/** Renames a speaker, or merges them with another. Escape cancels. */
export function SpeakerEdit({ speaker, others, busy, onRename, onMerge, onClose }: SpeakerEditProps) {
	const [name, setName] = useState(speaker.name);
	const [into, setInto] = useState('');
	const [problem, setProblem] = useState('');
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		input.current?.focus();
		input.current?.select();
	}, []);

	async function save() {
		const wanted = name.replace(/\s+/g, ' ').trim();
		if (wanted === speaker.name) return onClose();
		if (wanted === '') return setProblem('Enter a name.');
		const same = others.find((other) => other.name.toLowerCase() === wanted.toLowerCase());
		if (same) return setProblem(`${same.name} is another speaker. To join the two, choose “Same person as”.`);
		setProblem(await onRename(wanted));
	}

	async function merge() {
		setProblem(await onMerge(Number(into)));
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Escape') return;
		event.stopPropagation();
		onClose();
	}

	return (
		<fieldset className={styles.edit} aria-label={`Correct ${speaker.name}`} onKeyDown={onKeyDown}>
			<div className={styles.pair}>
				<TextInput
					ref={input}
					label="Name"
					value={name}
					maxLength={MOST_CHARACTERS}
					autoComplete="off"
					error={problem || undefined}
					onChange={(event) => {
						setProblem('');
						setName(event.currentTarget.value);
					}}
					onKeyDown={(event) => {
						if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
						event.preventDefault();
						save();
					}}
				/>
				<Button loading={busy} onClick={save}>
					Save
				</Button>
			</div>
			{others.length > 0 ? (
				<div className={styles.pair}>
					<NativeSelect
						label="Same person as"
						data={[
							{ value: '', label: 'Nobody else' },
							...others.map((other) => ({ value: String(other.index), label: other.name })),
						]}
						value={into}
						onChange={(event) => setInto(event.currentTarget.value)}
					/>
					<Button disabled={into === '' || busy} onClick={merge}>
						Join
					</Button>
				</div>
			) : null}
			<Button variant="subtle" className={styles.leave} onClick={onClose}>
				Cancel
			</Button>
		</fieldset>
	);
}
