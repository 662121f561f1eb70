import type { Draft } from '#shared/drafts.ts';
import { request } from './client.ts';

/** Plain calls: sign-out needs them on pages that load no query library. */

/** Bytes of a request that may outlive its page: browsers allow 64 KiB for all of them together. */
const MOST_OUTLIVING = 60_000;

const addressOf = (tool: string) => `/api/drafts/${encodeURIComponent(tool)}`;

/** Null where the server keeps none. */
export async function fetchDraft(tool: string, signal?: AbortSignal): Promise<Draft | null> {
	const { draft = null } = await request<{ draft?: Draft | null }>(addressOf(tool), { signal });
	return draft;
}

/**
 * Returns what is stored afterwards: this draft, or one that was saved later. `leaving`: the page may close before the
 * answer.
 */
export async function storeDraft({ tool, ...body }: Draft, { leaving = false } = {}): Promise<Draft> {
	const keepalive = leaving && new TextEncoder().encode(JSON.stringify(body)).length <= MOST_OUTLIVING;
	const { draft } = await request<{ draft: Draft }>(addressOf(tool), { method: 'PUT', body, keepalive });
	return draft;
}

/** Keeps a draft that was saved after `until`. */
export async function clearStoredDraft(tool: string, until: string): Promise<void> {
	await request(`${addressOf(tool)}?${new URLSearchParams({ until })}`, { method: 'DELETE', keepalive: true });
}
