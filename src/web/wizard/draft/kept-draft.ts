import {
	clearDraft,
	type Draft,
	isSent,
	type LocalDraft,
	momentAfter,
	readCleared,
	removeDraft,
	writeDraft,
} from './drafts.ts';

/** One form's draft as this browser keeps it, beside what the server was last heard to keep. */
export class KeptDraft {
	readonly #key: string;
	#draft: LocalDraft | null;
	/** `savedAt` of what the server keeps; null for nothing, undefined before its first answer. */
	heard: string | null | undefined;

	constructor(key: string, draft: LocalDraft | null) {
		this.#key = key;
		this.#draft = draft;
		this.heard = draft?.heard;
	}

	/** Null where nothing is kept. */
	get draft(): LocalDraft | null {
		return this.#draft;
	}

	/** The draft, where the server does not keep it yet. */
	get unsent(): LocalDraft | null {
		return this.#draft !== null && !isSent(this.#draft) ? this.#draft : null;
	}

	/** Writes down what was typed; `isKept` is false where the browser has no room for it. */
	write({ step, input, client }: Omit<Draft, 'savedAt'>): { savedAt: string; isKept: boolean } {
		const savedAt = this.#nextMoment();
		this.#draft = { savedAt, step, input, ...(client ? { client } : {}), heard: this.heard };
		return { savedAt, isKept: writeDraft(this.#key, this.#draft) };
	}

	/** Keeps what the server keeps instead. */
	replaceBy({ savedAt, step, input, client }: Draft): void {
		this.#draft = { savedAt, step, input, ...(client ? { client } : {}), heard: savedAt };
		writeDraft(this.#key, this.#draft);
	}

	/** The server keeps the same text, as `stored`. */
	adopt(stored: Draft): void {
		this.#draft = { ...(this.#draft ?? stored), savedAt: stored.savedAt, heard: stored.savedAt };
		writeDraft(this.#key, this.#draft);
	}

	/** Notes what the server keeps. What is kept here stays, and counts as later. */
	noteHeard(): void {
		if (this.#draft === null) return;
		const isLater = this.#draft.savedAt > (this.heard ?? '');
		const savedAt = isLater ? this.#draft.savedAt : this.#nextMoment();
		this.#draft = { ...this.#draft, savedAt, heard: this.heard };
		writeDraft(this.#key, this.#draft);
	}

	/** The server took the draft that was saved at `was`, and keeps it with the time `heard`. */
	noteSent(was: string | undefined, heard: string | null): void {
		this.heard = heard;
		if (this.#draft === null) return;
		const savedAt = heard !== null && this.#draft.savedAt === was ? heard : this.#draft.savedAt;
		this.#draft = { ...this.#draft, savedAt, heard };
	}

	/** Removes it here alone. */
	remove(): void {
		removeDraft(this.#key);
		this.#draft = null;
	}

	/** Removes it here, and leaves a note for the server. */
	clear(): void {
		clearDraft(this.#key, this.#nextMoment());
		this.#draft = null;
	}

	#nextMoment(): string {
		const known = [this.heard ?? '', this.#draft?.savedAt ?? '', readCleared(this.#key) ?? ''];
		return momentAfter(known.toSorted().at(-1));
	}
}
