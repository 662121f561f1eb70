import type { SearchHit } from '#shared/search.ts';
import { pathOfRun } from '#web/pages/history/run-words.ts';

/** Where a hit can be read, a call at its line; null for a call of which nothing was made and that nobody belongs to. */
export function pathOfHit({ kind, id, run, line, clientId }: SearchHit): string | null {
	if (kind === 'client') return pathOfClient(id);
	if (run === null) return clientId === null ? null : pathOfClient(clientId);
	const isAtLine = kind === 'call' && line !== null;
	return isAtLine ? `${pathOfRun(run)}#line-${line}` : pathOfRun(run);
}

function pathOfClient(id: string): string {
	return `/clients/${encodeURIComponent(id)}`;
}
