import { useState } from 'react';
import type { Call } from '#transcript/call.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SpeakerBar } from './speaker-bar.tsx';
import { type GivenRole, withRole } from './speaker-roles.ts';
import { SpeakerRow } from './speaker-row.tsx';
import styles from './transcript-field.module.css';

interface ReadingPreviewProps {
	call: Call;
	roles: readonly GivenRole[];
	onRolesChange?(roles: GivenRole[]): void;
}

const SHOWN = 6;

/** How a text is read: its format, who speaks how much, and what could not be told. */
export function ReadingPreview({ call, roles, onRolesChange }: ReadingPreviewProps) {
	const [all, setAll] = useState(false);
	const speakers = [...call.speakers].sort((one, other) => other.words - one.words);
	const shown = all ? speakers : speakers.slice(0, SHOWN);
	const spoken = speakers.reduce((sum, speaker) => sum + speaker.words, 0);
	const unnamed = call.segments.filter((segment) => segment.speaker === null).length;

	return (
		<Card as="section" padding="none" aria-label="How the transcript is read" className={styles.preview}>
			<p className={styles.facts}>
				<strong>{titleOf(call)}</strong>
				<span>{factsOf(call)}</span>
			</p>
			{speakers.length > 1 ? (
				<div className={styles.bar}>
					<SpeakerBar speakers={speakers} />
				</div>
			) : null}
			{shown.length > 0 ? (
				<ul className={styles.speakers}>
					{shown.map((speaker, index) => (
						<SpeakerRow
							key={speaker.label}
							speaker={speaker}
							index={index}
							share={speaker.words / Math.max(spoken, 1)}
							role={roles.find((entry) => entry.name === speaker.name)?.role ?? ''}
							onRole={onRolesChange ? (role) => onRolesChange(withRole(roles, speaker.name, role)) : undefined}
						/>
					))}
				</ul>
			) : null}
			{speakers.length > SHOWN && !all ? (
				<p className={styles.more}>
					<TextLink as="button" onClick={() => setAll(true)}>
						Show all {speakers.length} speakers
					</TextLink>
				</p>
			) : null}
			{speakers.length > 0 && onRolesChange ? (
				<p className={styles.remark}>
					Say who sells and who buys here, or by name in the next step. What is left open is assumed, and the result
					says so.
				</p>
			) : null}
			{unnamed > 0 && speakers.length > 0 ? (
				<p className={styles.remark}>
					{unnamed === 1 ? '1 passage names' : `${unnamed.toLocaleString('en-US')} passages name`} no speaker.
				</p>
			) : null}
			{call.warnings.slice(0, 5).map((warning) => (
				<p key={`${warning.line} ${warning.text}`} className={styles.remark}>
					{warning.line === undefined ? '' : `Line ${warning.line}: `}
					{warning.text}
				</p>
			))}
		</Card>
	);
}

const TITLES: Record<string, string> = {
	labelled: 'Read as “Name: words”',
	unlabelled: 'Read as text without speaker labels',
};

function titleOf(call: Call): string {
	if (call.segments.length === 0) return 'No speech found';
	return TITLES[call.format] ?? `Read as ${call.format}`;
}

function factsOf(call: Call): string {
	const facts = [count(call.turns.length, 'turn'), count(call.words, 'word')];
	if (call.duration !== undefined) facts.push(`${Math.max(1, Math.round(call.duration / 60))} min by its time marks`);
	return call.segments.length === 0 ? '' : facts.join(' · ');
}

function count(number: number, noun: string): string {
	return `${number.toLocaleString('en-US')} ${number === 1 ? noun : `${noun}s`}`;
}
