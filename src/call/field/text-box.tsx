import { Textarea } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { LongText } from './long-text.tsx';
import { LONG } from './reading/ask.ts';

interface TextBoxProps {
	id: string;
	label: string;
	description?: string;
	placeholder?: string;
	required?: boolean;
	error?: string;
	rows: number;
	value: string;
	/** Whether a long text is collapsed until it is opened. */
	folded: boolean;
	pending: boolean;
	onBlur?(): void;
	onUnfold(): void;
	onRemove(): void;
	onType(text: string, pasted: boolean): void;
	onLongPaste(text: string): void;
	onFiles(files: File[]): void;
}

/** The types of input events whose text was not typed. */
const PASTED = /^insertFrom(?:Paste|Drop|Yank)/;

/** The text itself: in a text area, or collapsed if it is too long for one. */
export function TextBox({ folded, pending, onUnfold, onRemove, onType, onLongPaste, onFiles, ...box }: TextBoxProps) {
	const { rows, value, placeholder, onBlur, ...shared } = box;
	if (folded) {
		const onPaste = (event: ClipboardEvent) => {
			const { text, files } = pastedBy(event);
			if (files.length > 0) onFiles(files);
			else if (text.trim() !== '') onLongPaste(text);
		};
		return <LongText {...shared} pending={pending} onShow={onUnfold} onRemove={onRemove} onPaste={onPaste} />;
	}

	function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
		const { text, files } = pastedBy(event);
		if (files.length > 0) {
			event.preventDefault();
			onFiles(files);
		} else if (text.length > LONG) {
			// Browsers take seconds to insert a long text; setting the value takes no time.
			event.preventDefault();
			// Positions refer to the area's own text, in which each CRLF is one character.
			const { selectionStart, selectionEnd, value: before } = event.currentTarget;
			onLongPaste(before.slice(0, selectionStart) + text + before.slice(selectionEnd));
		}
	}

	return (
		<Textarea
			{...box}
			resize="vertical"
			dir="auto"
			spellCheck={false}
			onPaste={onPaste}
			onChange={({ currentTarget, nativeEvent }) => {
				const { inputType } = nativeEvent as Partial<InputEvent>;
				onType(currentTarget.value, PASTED.test(inputType ?? ''));
			}}
		/>
	);
}

/** Files count only if no text came with them: office programs add a picture of what they copy. */
function pastedBy({ clipboardData }: ClipboardEvent): { text: string; files: File[] } {
	const text = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
	return { text, files: text === '' ? [...(clipboardData.files ?? [])] : [] };
}
