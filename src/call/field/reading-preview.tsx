import type { GivenRole } from '#shared/calls.ts';
import { Card } from '#ui/card.tsx';
import { FirstTurns } from './first-turns.tsx';
import type { Edit } from './reading/perform.ts';
import { count, type Found, type Reading } from './reading/reading.ts';
import { ReadingRemarks } from './reading-remarks.tsx';
import { SpeakerList } from './speakers/speaker-list.tsx';
import styles from './transcript-field.module.css';
import type { Corrected } from './use-call-text.ts';

interface ReadingPreviewProps {
	reading: Reading;
	found: Found;
	roles: readonly GivenRole[];
	/** Whether somebody has to say who sells. */
	sellerInDoubt: boolean;
	busy: boolean;
	corrected: Corrected | null;
	onRolesChange?(roles: GivenRole[]): void;
	/** Returns what is wrong, or ''. */
	onEdit(edit: Edit): Promise<string>;
}

/** How a text was read: its format, who speaks how much, how it begins, and what is unknown. */
export function ReadingPreview({ reading, found, ...speakers }: ReadingPreviewProps) {
	return (
		<Card as="section" padding="none" aria-label="How the transcript is read" className={styles.preview}>
			<p className={styles.facts}>
				<strong>{found.format === '' ? 'No speech found' : `Read as ${found.format}`}</strong>
				<span>{factsOf(reading, found)}</span>
			</p>
			<SpeakerList reading={reading} {...speakers} />
			<FirstTurns turns={reading.first} />
			<ReadingRemarks found={found} />
		</Card>
	);
}

function factsOf({ turns, words }: Reading, { duration }: Found): string {
	if (turns === 0) return '';
	const facts = [count(turns, 'turn'), count(words, 'word')];
	if (duration !== undefined) facts.push(`${lengthOf(duration)} by its time marks`);
	return facts.join(' · ');
}

function lengthOf(seconds: number): string {
	return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
