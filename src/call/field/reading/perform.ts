/** Work on a call's text that may take long; runs in a worker if one is available. */

import type { Call } from '#transcript/call.ts';
import { mergeSpeakers, renameSpeaker } from '#transcript/edit.ts';
import { normalise } from '#transcript/normalise.ts';
import { readCall } from '#transcript/read.ts';
import { isInOwnLines } from './own-lines.ts';
import { type Found, foundIn, type Reading, readingOf } from './reading.ts';

export type Edit = { kind: 'rename'; speaker: number; name: string } | { kind: 'merge'; from: number; into: number };

export type Job =
	/** With `rewrite`, a text that is not yet in our own line format is converted to it. */
	| { kind: 'read'; text: string; rewrite: boolean }
	| { kind: 'document'; bytes: Uint8Array<ArrayBuffer> }
	| { kind: 'edit'; text: string; edit: Edit }
	| { kind: 'seller'; text: string };

export type Answer =
	/** `text` is what the form should contain. */
	| { kind: 'read'; text: string; reading: Reading; found: Found }
	/** `name` is the new name of the renamed speaker, or the speaker who remains after a merge. */
	| { kind: 'edited'; text: string; reading: Reading; name: string }
	/** The text of a document, not yet read as a call. */
	| { kind: 'text'; text: string }
	/** Whether the words leave open who sells. */
	| { kind: 'seller'; inDoubt: boolean }
	/** A sentence for the member. */
	| { kind: 'refused'; problem: string };

export async function perform(job: Job): Promise<Answer> {
	switch (job.kind) {
		case 'read':
			return read(job.text, job.rewrite);
		case 'document':
			return readDocument(job.bytes);
		case 'edit':
			return edit(job.text, job.edit);
		case 'seller':
			return { kind: 'seller', inDoubt: await isSellerInDoubt(job.text) };
	}
}

function read(text: string, rewrite: boolean): Answer {
	const call = readCall(text);
	if (!rewrite || isInOwnLines(call, text)) {
		return { kind: 'read', text, reading: readingOf(call), found: foundIn(call, text, false) };
	}
	const written = normalise(call);
	return { kind: 'read', text: written, reading: readingOf(readCall(written)), found: foundIn(call, text, true) };
}

async function readDocument(bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
	const { readDocx } = await import('#transcript/docx.ts');
	try {
		return { kind: 'text', text: await readDocx(bytes) };
	} catch (error) {
		return { kind: 'refused', problem: error instanceof Error ? error.message : 'The document could not be read.' };
	}
}

async function isSellerInDoubt(text: string): Promise<boolean> {
	const call = readCall(text);
	if (call.speakers.length < 2) return false;
	const { isInDoubt } = await import('./seller-in-doubt.ts');
	return isInDoubt(call);
}

function edit(text: string, change: Edit): Answer {
	const call = readCall(text);
	const edited =
		change.kind === 'rename'
			? renameSpeaker(call, change.speaker, change.name)
			: mergeSpeakers(call, change.from, change.into);
	const written = normalise(edited);
	const back = readCall(written);
	if (!holdsAll(back, edited)) {
		const problem =
			change.kind === 'rename'
				? `“${change.name.trim()}” cannot be told from the words of the call. Choose another name.`
				: 'These two cannot be joined in this text. Rename one of them instead.';
		return { kind: 'refused', problem };
	}
	const left = change.kind === 'rename' ? change.speaker : change.into - (change.from < change.into ? 1 : 0);
	return { kind: 'edited', text: written, reading: readingOf(back), name: edited.speakers[left]?.name ?? '' };
}

/** A name such as "Summary" could be read back as something else, and words would silently change speakers. */
function holdsAll(back: Call, edited: Call): boolean {
	return (
		back.words === edited.words &&
		edited.speakers.every(
			(speaker) =>
				speaker.turns === 0 ||
				speaker.name === 'Unknown' ||
				back.speakers.some(({ name, words }) => name === speaker.name && words === speaker.words),
		)
	);
}
