import { useState } from 'react';
import type { GivenRole } from '#shared/calls.ts';

export interface Held {
	text: string;
	roles: readonly GivenRole[];
}

/** A change to the text that was not typed. */
export interface Change {
	/** One sentence. */
	words: string;
	before: Held;
	after: string;
}

const MOST = 10;

/** The changes that can be undone, latest first. Typing clears them all. */
export function useUndo(value: string) {
	const [changes, setChanges] = useState<readonly Change[]>([]);
	const last = changes.at(-1);
	return {
		last: last?.after === value ? last : null,
		add: (change: Change) => setChanges((before) => [...before, change].slice(-MOST)),
		takeBack: () => setChanges((before) => before.slice(0, -1)),
		forget: () => setChanges((before) => (before.length === 0 ? before : [])),
	};
}
