import { type DraftState, type OtherDraft, saveOtherDraft } from './draft-state.ts';

/** What a form shows of its draft: passes each change on. */
export class DraftReport {
	readonly #key: string;
	readonly #changed: (state: DraftState) => void;
	#state: DraftState;

	constructor(key: string, begun: Pick<DraftState, 'restoredAt' | 'other'>, changed: (state: DraftState) => void) {
		this.#key = key;
		this.#changed = changed;
		this.#state = { ...begun, status: { savedAt: null, held: 'sent' } };
	}

	get state(): DraftState {
		return this.#state;
	}

	change(change: Partial<DraftState>): void {
		this.#state = { ...this.#state, ...change };
		this.#changed(this.#state);
	}

	/** Remembers the other draft for as long as the tab is open. */
	offer(other: OtherDraft | null): void {
		saveOtherDraft(this.#key, other);
		this.change({ other });
	}

	hold(held: DraftState['status']['held'], reason?: string): void {
		const { status } = this.#state;
		if (status.held === 'nowhere' && held !== 'sent') return;
		if (status.held !== held || status.reason !== reason) this.change({ status: { ...status, held, reason } });
	}
}
