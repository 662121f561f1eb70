/** What went wrong with one call to the model server. None of it holds words of the prompt or of the answer. */
export type Trouble =
	| { kind: 'status'; status: number; retryAfterMs?: number; formatRefused?: boolean }
	/** Not reached, or lost; `code` as the system names it, e.g. ECONNREFUSED. */
	| { kind: 'connection'; code?: string }
	/** It broke off, or sent what is no answer of the protocol. */
	| { kind: 'garbled' }
	/** HTML in place of an answer. */
	| { kind: 'web-page' }
	| { kind: 'no-first-token'; afterMs: number }
	| { kind: 'not-finished'; afterMs: number }
	| { kind: 'cancelled' }
	| { kind: 'declined' }
	| { kind: 'unusable'; problems: number; corrected: boolean }
	/** All calls of this run were made before, e.g. by a server that was stopped. */
	| { kind: 'used-up' }
	/** Not asked, since it failed this often in a row. */
	| { kind: 'resting'; failures: number; waitMs: number };
