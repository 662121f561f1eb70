import { useState } from 'react';

/**
 * Which fields were left, or all of them after an attempt: only their problems show, so that no problem appears during
 * typing.
 */
export function useLeft<Field extends string>() {
	const [left, setLeft] = useState<ReadonlySet<Field> | 'all'>(new Set());
	return {
		/** The problem, if it may show yet. */
		shown: (field: Field, problem: string | undefined) => (left === 'all' || left.has(field) ? problem : undefined),
		leave: (field: Field) => setLeft((before) => (before === 'all' ? before : new Set([...before, field]))),
		leaveAll: () => setLeft('all'),
		startAgain: () => setLeft(new Set()),
	};
}
