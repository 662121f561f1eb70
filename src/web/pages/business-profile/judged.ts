import { useDebouncedValue } from '@mantine/hooks';
import { createContext, useContext, useMemo } from 'react';
import { type Problem, problemsOf, withoutMisfits } from '#business/fit/fit.ts';
import type { BusinessProfile } from '#business/profile.ts';
import { type Reading, readingOf } from '#business/reads.ts';

/** What is said under a field. */
export interface Judged {
	problems: ReadonlyMap<string, Problem>;
	/** The reading of a field that fits. */
	readingAt(path: string): Reading | null;
}

/** A pause in typing. */
const PAUSE_MS = 400;

/** How the profile reads, and what does not fit, after each pause in typing. */
export function useJudged(profile: BusinessProfile): Judged {
	const [settled] = useDebouncedValue(profile, PAUSE_MS);
	return useMemo(() => {
		const trimmed = trimmedOf(settled);
		const problems = new Map(problemsOf(trimmed).map((problem) => [problem.path, problem]));
		const kept = withoutMisfits(trimmed);
		return { problems, readingAt: (path) => readingOf(kept, path) };
	}, [settled]);
}

/** As the server will keep it. */
function trimmedOf(value: BusinessProfile): BusinessProfile {
	return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? part.trim() : part));
}

export const JudgedContext = createContext<Judged>({ problems: new Map(), readingAt: () => null });

export const useJudgement = (): Judged => useContext(JudgedContext);
