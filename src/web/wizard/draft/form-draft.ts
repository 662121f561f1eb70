import { hashKey } from '@tanstack/react-query';
import type { Contract } from '#tools/define.ts';
import { chooseDraft } from './choose.ts';
import { type DraftState, type OtherDraft, readOtherDraft, saveOtherDraft } from './draft-state.ts';
import {
	clearDraft,
	type Draft,
	draftKey,
	isSent,
	type LocalDraft,
	momentAfter,
	readCleared,
	removeDraft,
	writeDraft,
} from './drafts.ts';
import { isBeingSent, openForms, type Sending } from './send.ts';
import { ServerLink } from './server-link.ts';

/** Delays after the last change: until it is written down here, and until it is sent. */
const SETTLED_MS = 500;
const QUIET_MS = 2000;

interface Form {
	input: object;
	step: number;
	view: 'form' | 'loading' | 'result';
	/** The id of the client that was chosen. */
	client?: string | undefined;
}

export interface FormDraftParts {
	userId: string;
	tool: Pick<Contract, 'id' | 'input'>;
	steps: number;
	/** An input without any text. */
	empty: object;
	/** What this browser kept when the form opened. */
	kept: LocalDraft | null;
	/** The form began with something else, e.g. the input of a run. */
	filled: boolean;
	form: Form;
	restoredAt: string | null;
	/** Puts another draft into the form. */
	show(draft: Pick<Draft, 'input' | 'step' | 'client'>): void;
	/** The draft was removed. */
	cleared(): void;
	changed(state: DraftState): void;
}

/**
 * The draft of one open form: written down in the browser, stored on the server, and reconciled with what was saved
 * elsewhere. Text typed here is never replaced: the other draft is offered.
 */
export class FormDraft {
	readonly #parts: FormDraftParts;
	readonly #key: string;
	#state: DraftState;
	#form: Form;
	/** What was written down last, or was in the form when it opened. */
	#written: Form;
	#kept: LocalDraft | null;
	/** When the draft that was in the form before typing was saved; empty where there was none. */
	#begunWith: string;
	/** `savedAt` of what the server keeps; null for nothing, undefined before its first answer. */
	#heard: string | null | undefined;
	/** Whether the form holds text that was typed or filled in since it last agreed with the server. */
	#dirty: boolean;
	/** Whether the stored draft belongs to this form. */
	#own: boolean;
	/** Whether text waits for a pause before it is written down. */
	#pending = false;
	#timers: { settled?: number; quiet?: number } = {};
	readonly #server: ServerLink;

	constructor(parts: FormDraftParts) {
		this.#parts = parts;
		this.#key = draftKey(parts.userId, parts.tool.id);
		this.#server = new ServerLink(parts.userId, parts.tool.id, {
			beforeMeeting: () => this.write(),
			meet: (stored) => this.#meet(stored),
			take: (sending) => this.#take(sending),
		});
		this.#form = parts.form;
		this.#written = parts.form;
		this.#kept = parts.kept;
		this.#begunWith = parts.kept?.savedAt ?? '';
		this.#heard = parts.kept?.heard;
		this.#dirty = parts.filled;
		this.#own = !parts.filled;
		this.#state = {
			status: { savedAt: null, held: 'sent' },
			restoredAt: parts.restoredAt,
			other: readOtherDraft(this.#key),
		};
		if (!parts.filled || parts.kept === null) return;
		if (this.#isSame(parts.kept.input, parts.form.input)) this.#own = true;
		else this.#state = { ...this.#state, other: { kind: 'own', draft: parts.kept } };
	}

	get state(): DraftState {
		return this.#state;
	}

	/** Starts to follow the form; returns a function that ends it. */
	open(): () => void {
		const closed = new AbortController();
		const { signal } = closed;
		openForms.set(this.#key, this);
		window.addEventListener('pagehide', () => this.#leave(), { signal });
		window.addEventListener('online', () => this.#server.sync(), { signal });
		document.addEventListener('visibilitychange', () => this.#turn(), { signal });
		this.#server.open();
		return () => {
			closed.abort();
			this.#close();
		};
	}

	/** The form as it is now. */
	follow({ input, step, view, client }: Form): void {
		const isOther = input !== this.#written.input || client !== this.#written.client;
		if (input !== this.#form.input || client !== this.#form.client) this.#dirty ||= isOther;
		this.#form = { input, step, view, client };
		// A change of step alone does not replace a draft by the input of a run.
		if (!isOther && (step === this.#written.step || !this.#own)) return;
		this.#pending = true;
		clearTimeout(this.#timers.settled);
		clearTimeout(this.#timers.quiet);
		this.#timers.settled = window.setTimeout(() => this.write(), SETTLED_MS);
		this.#timers.quiet = window.setTimeout(() => this.#server.sync(), QUIET_MS);
	}

	/** Writes down at once what still waits for a pause. */
	write(): void {
		clearTimeout(this.#timers.settled);
		if (!this.#pending) return;
		this.#pending = false;
		this.#written = this.#form;
		const { input, step, client } = this.#form;
		if (hashKey([input]) === hashKey([this.#parts.empty])) {
			this.#forget();
			return;
		}
		const savedAt = this.#nextMoment();
		this.#kept = { savedAt, step, input, ...(client ? { client } : {}), heard: this.#heard };
		this.#own = true;
		const isKept = writeDraft(this.#key, this.#kept);
		const held = !isKept ? 'nowhere' : navigator.onLine || this.#server.isAlone ? 'sent' : 'here';
		this.#report({ status: { savedAt, held } });
	}

	/** Removes the draft, here and on the server; a draft that is not this form's remains. */
	clear(): void {
		this.#forget();
		this.#report({ restoredAt: null });
	}

	/** Puts the other draft into the form, replacing its content. */
	takeOther(): void {
		const { other } = this.#state;
		if (other === null) return;
		this.#setOther(null);
		this.#report({ restoredAt: other.kind === 'cleared' ? null : other.draft.savedAt });
		const { client } = other.draft;
		this.#parts.show({ input: this.#filledUp(other.draft.input), step: this.#stepOf(other.draft), client });
	}

	dismissOther(): void {
		this.#setOther(null);
	}

	#close(): void {
		this.write();
		openForms.delete(this.#key);
		for (const timer of Object.values(this.#timers)) clearTimeout(timer);
		this.#server.close(this.#unsent());
	}

	#leave(): void {
		this.write();
		this.#server.sendLeaving(this.#unsent());
	}

	#turn(): void {
		if (document.visibilityState === 'hidden') this.#leave();
		else this.#server.lookAgain();
	}

	#unsent(): LocalDraft | null {
		return this.#kept !== null && !isSent(this.#kept) ? this.#kept : null;
	}

	/** Reconciles the form with what the server keeps. */
	#meet(stored: Draft | null): void {
		const cleared = readCleared(this.#key);
		this.#heard = stored?.savedAt ?? null;
		if (stored !== null && cleared !== null && stored.savedAt <= cleared) return;
		if (stored !== null && this.#adopt(stored)) return;
		const { use, rival } = chooseDraft(this.#kept, stored);
		if (use === 'stored' && stored !== null) this.#meetNews(stored, rival);
		else if (use === 'gone') this.#meetEnd();
		else {
			if (rival !== null) this.#setOther({ kind: rival.savedAt > this.#begunWith ? 'newer' : 'older', draft: rival });
			this.#noteHeard();
		}
	}

	/** Whether the server already keeps what is here. */
	#adopt(stored: Draft): boolean {
		const kept = this.#kept;
		const isHere =
			kept !== null ? this.#isSame(kept.input, stored.input) : this.#isSame(this.#form.input, stored.input);
		if (!isHere) return false;
		this.#own ||= this.#isSame(this.#form.input, stored.input);
		this.#kept = { ...(kept ?? stored), savedAt: stored.savedAt, heard: stored.savedAt };
		writeDraft(this.#key, this.#kept);
		this.#dirty &&= !this.#own;
		return true;
	}

	#meetNews(stored: Draft, rival: Draft | null): void {
		if (this.#own && this.#unsent() !== null && this.#isChanged()) {
			this.#noteHeard();
			this.#setOther({ kind: 'newer', draft: stored });
			return;
		}
		const { savedAt, step, input, client } = stored;
		this.#kept = { savedAt, step, input, ...(client ? { client } : {}), heard: savedAt };
		writeDraft(this.#key, this.#kept);
		if (this.#isChanged()) {
			this.#own = false;
			this.#setOther({ kind: 'newer', draft: stored });
			return;
		}
		this.#own = true;
		const isOffered = this.#state.other !== null && this.#isSame(this.#state.other.draft.input, stored.input);
		if (rival !== null) this.#setOther({ kind: 'own', draft: rival });
		else if (isOffered) this.#setOther(null);
		this.#put(stored, stored.savedAt);
	}

	/** The draft was sent or cleared elsewhere. */
	#meetEnd(): void {
		const kept = this.#kept;
		removeDraft(this.#key);
		this.#kept = null;
		if (kept === null || this.#isChanged()) return;
		this.#setOther({ kind: 'cleared', draft: kept });
		this.#put({ input: this.#parts.empty, step: 0 }, null);
	}

	/** Fills the form without counting that as typing. */
	#put(draft: Pick<Draft, 'input' | 'step' | 'client'>, restoredAt: string | null): void {
		const input = this.#filledUp(draft.input);
		const step = this.#stepOf(draft);
		const { client } = draft;
		this.#form = { ...this.#form, input, step, client };
		this.#written = this.#form;
		this.#dirty = false;
		this.#begunWith = restoredAt ?? '';
		this.#report({ restoredAt, status: { savedAt: null, held: 'sent' } });
		this.#parts.show({ input, step, client });
	}

	#noteHeard(): void {
		if (this.#kept === null) return;
		const isLater = this.#kept.savedAt > (this.#heard ?? '');
		const savedAt = isLater ? this.#kept.savedAt : this.#nextMoment();
		this.#kept = { ...this.#kept, savedAt, heard: this.#heard };
		writeDraft(this.#key, this.#kept);
	}

	#take(sending: Sending): void {
		if (sending.state === 'waiting') {
			this.#hold('here');
		} else if (sending.state === 'sent') {
			this.#takeSent(sending);
		} else if (sending.state === 'late') {
			this.#heard = sending.draft.savedAt;
			this.#setOther({ kind: 'newer', draft: sending.draft });
			this.#hold('here');
		} else {
			this.#hold('refused', sending.reason);
		}
	}

	#takeSent({ was, heard }: Sending & { state: 'sent' }): void {
		if (heard !== undefined) {
			this.#heard = heard;
			if (this.#kept !== null) {
				const savedAt = heard !== null && this.#kept.savedAt === was ? heard : this.#kept.savedAt;
				this.#kept = { ...this.#kept, savedAt, heard };
			}
		}
		this.#dirty &&= this.#pending || !this.#own || this.#kept === null || !isSent(this.#kept);
		this.#hold('sent');
	}

	#hold(held: DraftState['status']['held'], reason?: string): void {
		const { status } = this.#state;
		if (status.held === 'nowhere' && held !== 'sent') return;
		if (status.held !== held || status.reason !== reason) this.#report({ status: { ...status, held, reason } });
	}

	#forget(): void {
		clearTimeout(this.#timers.settled);
		this.#pending = false;
		this.#written = this.#form;
		const kept = this.#kept;
		if (kept === null || !(this.#own || this.#isSame(kept.input, this.#form.input))) return;
		const { userId, tool } = this.#parts;
		if (this.#server.isAlone || (this.#heard === null && !isBeingSent(userId, tool.id))) removeDraft(this.#key);
		else clearDraft(this.#key, this.#nextMoment());
		this.#kept = null;
		this.#dirty = false;
		this.#parts.cleared();
		this.#report({ status: { savedAt: null, held: 'sent' } });
		this.#server.sync();
	}

	#setOther(other: OtherDraft | null): void {
		saveOtherDraft(this.#key, other);
		this.#report({ other });
	}

	#report(change: Partial<DraftState>): void {
		this.#state = { ...this.#state, ...change };
		this.#parts.changed(this.#state);
	}

	#isChanged(): boolean {
		return this.#dirty || this.#form.view !== 'form';
	}

	#nextMoment(): string {
		const known = [this.#heard ?? '', this.#kept?.savedAt ?? '', readCleared(this.#key) ?? ''];
		return momentAfter(known.toSorted().at(-1));
	}

	#stepOf({ step }: Pick<Draft, 'step'>): number {
		return Math.min(Math.max(step, 0), this.#parts.steps - 1);
	}

	/** A draft of an older form may lack fields that were added since. */
	#filledUp(input: object): object {
		return { ...this.#parts.empty, ...input };
	}

	/** Whether two inputs would be sent as the same request. */
	#isSame(one: object, other: object): boolean {
		const [a, b] = [one, other].map((input) => {
			const parsed = this.#parts.tool.input.safeParse(input);
			return hashKey([parsed.success ? parsed.data : input]);
		});
		return a === b;
	}
}
