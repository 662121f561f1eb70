import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import type { ToolId } from '#tools/catalog.ts';
import { keptIn, type ProfilePlace, profilePlace, textAt } from '#tools/profile-place.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useEditedProfile, useSaveBusinessProfile } from '#web/api/business-profile.ts';
import styles from './known.module.css';

/** A pause in typing. */
const PAUSE_MS = 400;

interface SlotNotesProps {
	tool: ToolId;
	path: string;
	/** Of the field, for who hears it. */
	label: string;
	slot: Slot;
	text: string;
	/** Whether the business profile filled it. */
	isKnown: boolean;
}

/** Under a field whose text has a place: what does not fit there, or the offer to keep it in the business profile. */
export function SlotNotes({ tool, path, label, slot, text, isKnown }: SlotNotesProps) {
	const [settled] = useDebouncedValue(text.trim(), PAUSE_MS);
	const whole = completed(slot, settled);
	// Whether a client may be named is said in the profile; who names one here knows.
	const problem = fits(slot, whole, { mayName: true });
	const place = problem === null && settled !== '' && !isKnown ? profilePlace(tool, path) : null;
	return (
		<>
			<div role="status">
				{problem === null ? null : (
					<p className={styles.problem}>
						<IconAlertTriangle size={16} stroke={1.75} aria-hidden className={styles.sign} />
						{problem} Until then it is left out.
					</p>
				)}
			</div>
			{place === null ? null : <KeepInProfile key={whole} place={place} label={label} text={whole} />}
		</>
	);
}

function KeepInProfile({ place, label, text }: { place: ProfilePlace; label: string; text: string }) {
	const { data: answer, refetch } = useEditedProfile();
	const { mutate, isPending, isSuccess, error } = useSaveBusinessProfile();
	if (isSuccess) return <p className={styles.mark}>Kept in your profile.</p>;
	if (answer === undefined) return null;
	const { profile, savedAt } = answer;
	const kept = keptIn(profile, place, text);
	if (kept === null) return null;
	// Another device may have saved meanwhile: the next press sees what it saved.
	const keep = () => mutate({ profile: kept, savedAt }, { onError: () => refetch() });
	const action = textAt(profile, place) === '' ? 'Keep in my profile' : 'Replace what my profile says';
	return (
		<p className={styles.mark}>
			<span role="status">{error === null ? '' : `It was not kept: ${error.message}`}</span>
			<TextLink
				as="button"
				aria-label={`${action}: ${label}`}
				aria-disabled={isPending}
				onClick={() => !isPending && keep()}
			>
				{action}
			</TextLink>
		</p>
	);
}
