import { ApiFailure } from '#web/api/client.ts';
import { fetchDraft } from '#web/api/drafts.ts';
import type { Draft } from './drafts.ts';
import { type Sending, sendDraft, sendDraftLeaving } from './send.ts';

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;

/** A page that becomes visible again asks what was saved elsewhere, unless it has just asked. */
const FRESH_MS = 10_000;

interface LinkEnds {
	/** Called when the server's answer arrives, to write down what is still being typed. */
	beforeMeeting(): void;
	meet(stored: Draft | null): void;
	take(sending: Sending): void;
}

/** One open form's traffic with the server: it asks first, then sends, and retries failures. */
export class ServerLink {
	readonly #userId: string;
	readonly #tool: string;
	readonly #ends: LinkEnds;
	#closed: AbortController | null = null;
	#asked = false;
	#askedAt = 0;
	#asking: Promise<boolean> | null = null;
	#retry: number | undefined;
	#failures = 0;
	#leftWith: string | null = null;
	/** The server does not know the tool: everything stays in this browser. */
	isAlone = false;

	constructor(userId: string, tool: string, ends: LinkEnds) {
		this.#userId = userId;
		this.#tool = tool;
		this.#ends = ends;
	}

	open(): void {
		this.#closed = new AbortController();
		this.sync();
	}

	/** Unsent changes are still sent, although the form has closed. */
	close(unsent: Draft | null): void {
		this.#closed?.abort();
		this.#asking = null;
		clearTimeout(this.#retry);
		if (unsent !== null && !this.isAlone) this.#send();
	}

	async sync(): Promise<void> {
		clearTimeout(this.#retry);
		if (this.isAlone) return;
		if (!this.#asked && !(await this.#askOnce())) return;
		if (!this.#closed?.signal.aborted) await this.#send();
	}

	/** As the page closes: at once, and only once. */
	sendLeaving(unsent: Draft | null): void {
		if (this.isAlone || !this.#asked || unsent === null || unsent.savedAt === this.#leftWith) return;
		this.#leftWith = unsent.savedAt;
		sendDraftLeaving(this.#userId, this.#tool).then((sending) => this.#take(sending));
	}

	lookAgain(): void {
		if (Date.now() - this.#askedAt < FRESH_MS) return;
		this.#asked = false;
		this.sync();
	}

	async #send(): Promise<void> {
		this.#take(await sendDraft(this.#userId, this.#tool));
	}

	#take(sending: Sending): void {
		this.#ends.take(sending);
		if (sending.state === 'waiting') this.#tryLater();
		else this.#failures = 0;
	}

	#askOnce(): Promise<boolean> {
		const asking = this.#asking ?? this.#ask();
		this.#asking = asking;
		asking.finally(() => {
			if (this.#asking === asking) this.#asking = null;
		});
		return asking;
	}

	/** Whether an answer arrived and was handled. */
	async #ask(): Promise<boolean> {
		const signal = this.#closed?.signal;
		try {
			const stored = await fetchDraft(this.#tool, signal);
			if (signal?.aborted) return false;
			this.#asked = true;
			this.#askedAt = Date.now();
			this.#ends.beforeMeeting();
			this.#ends.meet(stored);
			return true;
		} catch (failure) {
			if (signal?.aborted) return false;
			this.isAlone = failure instanceof ApiFailure && failure.status === 404;
			if (!this.isAlone) this.#take({ state: 'waiting' });
			return false;
		}
	}

	#tryLater(): void {
		if (this.#closed?.signal.aborted) return;
		const delay = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS);
		this.#failures += 1;
		clearTimeout(this.#retry);
		this.#retry = window.setTimeout(() => this.sync(), delay);
	}
}
