import { chooseDraft } from './choose.ts';
import { DraftReport } from './draft-report.ts';
import { type DraftState, readOtherDraft } from './draft-state.ts';
import { type Draft, draftKey, isSent, readCleared } from './drafts.ts';
import type { Form, FormDraftParts } from './form-draft-parts.ts';
import { type DraftedForm, fitted, isEmpty, isSameRequest } from './form-input.ts';
import { KeptDraft } from './kept-draft.ts';
import { followPage } from './page-moments.ts';
import { isBeingSent, openForms, type Sending } from './send.ts';
import { ServerLink } from './server-link.ts';

/** Delays after the last change: until it is written down here, and until it is sent. */
const SETTLED_MS = 500;
const QUIET_MS = 2000;

/**
 * The draft of one open form: written down in the browser, stored on the server, and reconciled with what was saved
 * elsewhere. Text typed here is never replaced: the other draft is offered.
 */
export class FormDraft {
	readonly #parts: FormDraftParts;
	readonly #key: string;
	readonly #kept: KeptDraft;
	readonly #report: DraftReport;
	readonly #server: ServerLink;
	#form: Form;
	/** What was written down last, or was in the form when it opened. */
	#written: Form;
	/** When the draft that was in the form before typing was saved; empty where there was none. */
	#begunWith: string;
	/** Whether the form holds text that was typed or filled in since it last agreed with the server. */
	#dirty: boolean;
	/** Whether the stored draft belongs to this form. */
	#own: boolean;
	/** Whether text waits for a pause before it is written down. */
	#pending = false;
	#timers: { settled?: number; quiet?: number } = {};

	constructor(parts: FormDraftParts) {
		const { kept, filled, form, restoredAt } = parts;
		this.#parts = parts;
		this.#key = draftKey(parts.userId, parts.tool.id);
		this.#kept = new KeptDraft(this.#key, kept);
		this.#form = form;
		this.#written = form;
		this.#begunWith = kept?.savedAt ?? '';
		this.#dirty = filled;
		this.#own = !filled || (kept !== null && this.#isSame(kept.input, form.input));
		const other = this.#own || kept === null ? readOtherDraft(this.#key) : ({ kind: 'own', draft: kept } as const);
		this.#report = new DraftReport(this.#key, { restoredAt, other }, (state) => parts.changed(state));
		this.#server = new ServerLink(parts.userId, parts.tool.id, {
			beforeMeeting: () => this.write(),
			meet: (stored) => this.#meet(stored),
			take: (sending) => this.#take(sending),
		});
	}

	get state(): DraftState {
		return this.#report.state;
	}

	/** Starts to follow the page; returns a function that ends it. */
	open(): () => void {
		openForms.set(this.#key, this);
		const unfollow = followPage({
			leave: () => this.#leave(),
			comeBack: () => this.#server.lookAgain(),
			online: () => this.#server.sync(),
		});
		this.#server.open();
		return () => {
			unfollow();
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
		if (isEmpty(this.#parts.empty, this.#form.input)) {
			this.#forget();
			return;
		}
		const { savedAt, isKept } = this.#kept.write(this.#form);
		this.#own = true;
		const held = !isKept ? 'nowhere' : navigator.onLine || this.#server.isAlone ? 'sent' : 'here';
		this.#report.change({ status: { savedAt, held } });
	}

	/** Removes the draft, here and on the server; a draft that is not this form's remains. */
	clear(): void {
		this.#forget();
		this.#report.change({ restoredAt: null });
	}

	/** Puts the other draft into the form, replacing its content. */
	takeOther(): void {
		const { other } = this.state;
		if (other === null) return;
		this.#report.offer(null);
		this.#report.change({ restoredAt: other.kind === 'cleared' ? null : other.draft.savedAt });
		this.#parts.show(fitted(this.#parts, other.draft));
	}

	dismissOther(): void {
		this.#report.offer(null);
	}

	#close(): void {
		this.write();
		openForms.delete(this.#key);
		for (const timer of Object.values(this.#timers)) clearTimeout(timer);
		this.#server.close(this.#kept.unsent);
	}

	#leave(): void {
		this.write();
		this.#server.sendLeaving(this.#kept.unsent);
	}

	/** Reconciles the form with what the server keeps. */
	#meet(stored: Draft | null): void {
		const cleared = readCleared(this.#key);
		this.#kept.heard = stored?.savedAt ?? null;
		if (stored !== null && cleared !== null && stored.savedAt <= cleared) return;
		if (stored !== null && this.#adopt(stored)) return;
		const { use, rival } = chooseDraft(this.#kept.draft, stored);
		if (use === 'stored' && stored !== null) this.#meetNews(stored, rival);
		else if (use === 'gone') this.#meetEnd();
		else {
			const kind = (rival?.savedAt ?? '') > this.#begunWith ? 'newer' : 'older';
			if (rival !== null) this.#report.offer({ kind, draft: rival });
			this.#kept.noteHeard();
		}
	}

	/** Whether the server already keeps what is here. */
	#adopt(stored: Draft): boolean {
		if (!this.#isSame(this.#kept.draft?.input ?? this.#form.input, stored.input)) return false;
		this.#own ||= this.#isSame(this.#form.input, stored.input);
		this.#kept.adopt(stored);
		this.#dirty &&= !this.#own;
		return true;
	}

	#meetNews(stored: Draft, rival: Draft | null): void {
		if (this.#own && this.#kept.unsent !== null && this.#isChanged()) {
			this.#kept.noteHeard();
			this.#report.offer({ kind: 'newer', draft: stored });
			return;
		}
		this.#kept.replaceBy(stored);
		if (this.#isChanged()) {
			this.#own = false;
			this.#report.offer({ kind: 'newer', draft: stored });
			return;
		}
		this.#own = true;
		const { other } = this.state;
		const isOffered = other !== null && this.#isSame(other.draft.input, stored.input);
		if (rival !== null) this.#report.offer({ kind: 'own', draft: rival });
		else if (isOffered) this.#report.offer(null);
		this.#put(stored, stored.savedAt);
	}

	/** The draft was sent or cleared elsewhere. */
	#meetEnd(): void {
		const kept = this.#kept.draft;
		this.#kept.remove();
		if (kept === null || this.#isChanged()) return;
		this.#report.offer({ kind: 'cleared', draft: kept });
		this.#put({ input: this.#parts.empty, step: 0 }, null);
	}

	/** Fills the form without counting that as typing. */
	#put(draft: DraftedForm, restoredAt: string | null): void {
		const form = fitted(this.#parts, draft);
		this.#form = { ...this.#form, ...form };
		this.#written = this.#form;
		this.#dirty = false;
		this.#begunWith = restoredAt ?? '';
		this.#report.change({ restoredAt, status: { savedAt: null, held: 'sent' } });
		this.#parts.show(form);
	}

	#take(sending: Sending): void {
		if (sending.state === 'waiting') {
			this.#report.hold('here');
		} else if (sending.state === 'sent') {
			this.#takeSent(sending);
		} else if (sending.state === 'late') {
			this.#kept.heard = sending.draft.savedAt;
			this.#report.offer({ kind: 'newer', draft: sending.draft });
			this.#report.hold('here');
		} else {
			this.#report.hold('refused', sending.reason);
		}
	}

	#takeSent({ was, heard }: Sending & { state: 'sent' }): void {
		if (heard !== undefined) this.#kept.noteSent(was, heard);
		const { draft } = this.#kept;
		this.#dirty &&= this.#pending || !this.#own || draft === null || !isSent(draft);
		this.#report.hold('sent');
	}

	#forget(): void {
		clearTimeout(this.#timers.settled);
		this.#pending = false;
		this.#written = this.#form;
		const kept = this.#kept.draft;
		if (kept === null || !(this.#own || this.#isSame(kept.input, this.#form.input))) return;
		const { userId, tool } = this.#parts;
		const isUnknown = this.#kept.heard === null && !isBeingSent(userId, tool.id);
		if (this.#server.isAlone || isUnknown) this.#kept.remove();
		else this.#kept.clear();
		this.#dirty = false;
		this.#parts.cleared();
		this.#report.change({ status: { savedAt: null, held: 'sent' } });
		this.#server.sync();
	}

	#isChanged(): boolean {
		return this.#dirty || this.#form.view !== 'form';
	}

	#isSame(one: object, other: object): boolean {
		return isSameRequest(this.#parts.tool, one, other);
	}
}
