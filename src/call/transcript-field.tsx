import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { GivenRole } from '#shared/calls.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FileRow } from './field/file-row.tsx';
import { LONG } from './field/reading/ask.ts';
import { ReadingPreview } from './field/reading-preview.tsx';
import { givenRoles, isSellerOpen, type NamedSides } from './field/speakers/speaker-roles.ts';
import { TextBox } from './field/text-box.tsx';
import styles from './field/transcript-field.module.css';
import { useCallText } from './field/use-call-text.ts';
import { useFiles } from './field/use-files.ts';
import { useSellerInDoubt } from './field/use-seller-in-doubt.ts';

interface TranscriptFieldProps {
	id: string;
	label: string;
	description?: string;
	placeholder?: string;
	required?: boolean;
	error?: string;
	rows: number;
	value: string;
	onChange(text: string): void;
	onBlur?(): void;
	/** The roles that the form holds. */
	roles?: unknown;
	/** Who sells and who buys, as other fields of the form name them. */
	named?: NamedSides;
	/** Offers other texts, e.g. of kept calls, and hands over the one that is taken. */
	offers?(take: (text: string, roles: readonly GivenRole[]) => void): ReactNode;
	/** Lets the member set the speakers' roles; without it, speakers are only shown. */
	onRolesChange?(roles: GivenRole[]): void;
}

/** A call as text, pasted, chosen or dropped, with its reading directly below. */
export function TranscriptField({ roles, named, offers, onRolesChange, ...field }: TranscriptFieldProps) {
	const { id, value, onChange, error } = field;
	const given = givenRoles(roles);
	const call = useCallText({ value, onChange, roles: given, onRolesChange });
	const isOpen = call.shown !== null && onRolesChange !== undefined && isSellerOpen(call.shown.reading, given, named);
	const sellerInDoubt = useSellerInDoubt(isOpen && !call.pending ? value : null);
	/** A long text is collapsed unless it was typed here or opened. */
	const [unfolded, setUnfolded] = useState(false);
	const focusText = useFocusOn(id);
	const files = useFiles({
		onText(text, name) {
			setUnfolded(false);
			call.arrive(text, `This is the text of ${name}.`);
		},
		onProblem: call.say,
	});

	return (
		<div className={styles.field} data-over={files.over || undefined} {...files.dropZone}>
			<TextBox
				{...field}
				error={files.problem || error}
				folded={value.length > LONG && !unfolded}
				pending={call.pending}
				onUnfold={() => {
					setUnfolded(true);
					focusText();
				}}
				onRemove={() => {
					call.arrive('', 'The text was removed.');
					focusText();
				}}
				onType={(text, pasted) => {
					files.forget();
					setUnfolded(true);
					call.type(text, pasted);
				}}
				onLongPaste={(text) => {
					files.forget();
					setUnfolded(false);
					call.arrive(text, 'This is the text after your paste.');
					focusText();
				}}
				onFiles={files.take}
			/>
			<FileRow characters={value.length} busy={files.busy} onFiles={files.take}>
				{offers?.((text, sides) => {
					files.forget();
					setUnfolded(false);
					call.arrive(text, 'This is the call that you chose.');
					onRolesChange?.([...sides]);
				})}
			</FileRow>
			{call.change ? (
				<p className={styles.change}>
					{call.change.words}{' '}
					<TextLink
						as="button"
						onClick={() => {
							call.takeBack();
							focusText();
						}}
					>
						Undo
					</TextLink>
				</p>
			) : null}
			{call.shown ? (
				<ReadingPreview
					reading={call.shown.reading}
					found={call.shown.found}
					roles={given}
					sellerInDoubt={sellerInDoubt}
					busy={call.busy}
					corrected={call.corrected}
					onRolesChange={onRolesChange}
					onEdit={call.edit}
				/>
			) : null}
			<VisuallyHidden role="status">{call.heard}</VisuallyHidden>
		</div>
	);
}

/** Moves the focus to an element once it is rendered. */
function useFocusOn(id: string): () => void {
	const [times, setTimes] = useState(0);
	useEffect(() => {
		if (times > 0) document.getElementById(id)?.focus();
	}, [times, id]);
	return () => setTimes((before) => before + 1);
}
