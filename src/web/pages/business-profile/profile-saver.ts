import {
	type BusinessProfile,
	type BusinessProfileAnswer,
	type BusinessProfileRequest,
	businessProfileAnswerSchema,
} from '#business/profile.ts';
import { ApiFailure } from '#web/api/client.ts';
import { forgetKept, keep, readKept } from './kept-profile.ts';
import { mergeProfiles } from './merge.ts';

export interface SaverState {
	profile: BusinessProfile;
	/**
	 * `clean`: as it was read. `here`: kept in this browser until the server can be reached. `nowhere`: neither, since
	 * this browser has no room.
	 */
	status: 'clean' | 'typing' | 'saving' | 'saved' | 'here' | 'nowhere' | 'refused';
	/** ISO 8601 */
	savedAt: string | null;
	/** Why the server refused it. */
	reason: string;
	/** What another device saved, where the same fields were changed here. */
	other: { profile: BusinessProfile; fields: readonly (keyof BusinessProfile)[] } | null;
}

interface SaverParts {
	userId: string;
	answer: BusinessProfileAnswer;
	send(body: BusinessProfileRequest & { leaving: boolean }): Promise<BusinessProfileAnswer>;
}

const KEPT_AFTER_MS = 300;
const SENT_AFTER_MS = 1000;
const AGAIN_MS = 15_000;

/** Saves a profile while it is typed: in the browser at once, on the server after a pause. Nothing typed is lost. */
export class ProfileSaver {
	state: SaverState;
	readonly #parts: SaverParts;
	/** What the server saved last, as far as is known here. */
	#known: BusinessProfileAnswer;
	#isSending = false;
	/** The page was left: what is not saved by now waits for its next opening. */
	#isClosed = false;
	#timers: { keep?: ReturnType<typeof setTimeout>; send?: ReturnType<typeof setTimeout> } = {};
	#listeners = new Set<() => void>();

	constructor(parts: SaverParts) {
		this.#parts = parts;
		this.#known = parts.answer;
		const { profile, savedAt } = parts.answer;
		this.state = { profile, status: 'clean', savedAt, reason: '', other: null };
		const kept = readKept(parts.userId);
		if (kept !== null) this.#take(mergeProfiles(kept.base.profile, kept.profile, profile), profile);
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	read = (): SaverState => this.state;

	/** Begins to follow the page; returns the end of it. */
	open = (): (() => void) => {
		const leave = () => this.#leave();
		const again = () => this.#isDirty() && this.#send();
		this.#isClosed = false;
		window.addEventListener('pagehide', leave);
		window.addEventListener('online', again);
		if (this.state.status === 'typing') this.#schedule();
		return () => {
			window.removeEventListener('pagehide', leave);
			window.removeEventListener('online', again);
			this.#isClosed = true;
			leave();
		};
	};

	change(changes: Partial<BusinessProfile>): void {
		this.#set({ profile: { ...this.state.profile, ...changes }, status: 'typing', reason: '' });
		this.#schedule();
	}

	/** The server answered anew: shown where nothing was typed meanwhile. */
	adopt(answer: BusinessProfileAnswer): void {
		if (this.#isDirty() || this.#isSending || answer.savedAt === this.#known.savedAt) return;
		this.#known = answer;
		this.#set({ profile: answer.profile, savedAt: answer.savedAt, status: 'clean' });
	}

	/** Uses what the other device saved in the fields that both changed. */
	takeOther(): void {
		const { other } = this.state;
		if (other === null) return;
		const theirs = Object.fromEntries(other.fields.map((name) => [name, other.profile[name]]));
		this.#set({ other: null });
		this.change(theirs);
	}

	dismissOther(): void {
		this.#set({ other: null });
	}

	#schedule(milliseconds = SENT_AFTER_MS): void {
		if (this.#isClosed) return;
		clearTimeout(this.#timers.keep);
		clearTimeout(this.#timers.send);
		this.#timers.keep = setTimeout(() => this.#keep(), KEPT_AFTER_MS);
		this.#timers.send = setTimeout(() => this.#send(), milliseconds);
	}

	#keep(): boolean {
		return keep(this.#parts.userId, { profile: this.state.profile, base: this.#known });
	}

	#leave(): void {
		clearTimeout(this.#timers.keep);
		clearTimeout(this.#timers.send);
		if (!this.#isDirty()) return;
		this.#keep();
		if (!this.#isSending) this.#send(true);
	}

	async #send(leaving = false): Promise<void> {
		if (this.#isSending) return;
		const { profile } = this.state;
		const isKept = this.#keep();
		this.#isSending = true;
		this.#set({ status: 'saving' });
		try {
			const answer = await this.#parts.send({ profile, savedAt: this.#known.savedAt, leaving });
			this.#isSending = false;
			this.#saved(answer, profile);
		} catch (failure) {
			this.#isSending = false;
			this.#failed(failure, isKept);
		}
	}

	#saved(answer: BusinessProfileAnswer, sent: BusinessProfile): void {
		this.#known = answer;
		if (this.state.profile === sent) {
			clearTimeout(this.#timers.keep);
			forgetKept(this.#parts.userId, sent);
			this.#set({ status: 'saved', savedAt: answer.savedAt });
		} else {
			this.#set({ status: 'typing', savedAt: answer.savedAt });
			this.#schedule();
		}
	}

	#failed(failure: unknown, isKept: boolean): void {
		const { status = 0, details, message = '' } = failure instanceof ApiFailure ? failure : {};
		const newer = status === 409 ? businessProfileAnswerSchema.safeParse(details).data : undefined;
		if (newer !== undefined) {
			const { profile } = this.#known;
			this.#known = newer;
			this.#take(mergeProfiles(profile, this.state.profile, newer.profile), newer.profile);
			this.#schedule(0);
		} else if (status === 400 || status === 413) {
			this.#set({ status: 'refused', reason: message });
		} else {
			this.#set({ status: isKept ? 'here' : 'nowhere' });
			if (!this.#isClosed) this.#timers.send = setTimeout(() => this.#send(), AGAIN_MS);
		}
	}

	#take({ profile, clashes }: ReturnType<typeof mergeProfiles>, theirs: BusinessProfile): void {
		const other = clashes.length === 0 ? this.state.other : { profile: theirs, fields: clashes };
		this.#set({ profile, other, status: 'typing', reason: '' });
	}

	#isDirty(): boolean {
		return this.state.status !== 'clean' && this.state.status !== 'saved';
	}

	#set(changes: Partial<SaverState>): void {
		this.state = { ...this.state, ...changes };
		for (const listener of this.#listeners) listener();
	}
}
