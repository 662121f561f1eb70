import type { Database } from '#server/database/open.ts';
import { type BriefCall, briefCalls } from '#server/promises/calls.ts';
import { inOrder, promisesOfCall } from '#server/promises/promises.ts';
import { listRuns } from '#server/runs/list.ts';
import type { PromiseMade } from '#shared/calls.ts';
import type { Desk, LooseCall } from '#shared/desk.ts';
import { deskDrafts } from './drafts.ts';
import { sentProposals } from './proposals.ts';

/**
 * So many of the newest calls are looked at: two months of somebody who has a call on each working day. What was
 * promised before that and is still open is no work of today; `GET /api/promises` lists it.
 */
const MOST_CALLS = 50;
const MOST_PROMISES = 10;
const MOST_LOOSE = 5;
const MOST_UNDER_WAY = 5;

interface DeskQuery {
	userId: string;
	now: Date;
	/** `2026-03-02` */
	today: string;
}

/** What waits for a member today: four queries, each over an index, none over a transcript. */
export async function deskOf(db: Database, { userId, now, today }: DeskQuery): Promise<Desk> {
	const [calls, proposals, drafts, underWay] = await Promise.all([
		briefCalls(db, { userId, limit: MOST_CALLS }),
		sentProposals(db, userId, now),
		deskDrafts(db, userId),
		listRuns(db, userId, { status: ['queued', 'running'], limit: MOST_UNDER_WAY }),
	]);
	const open = calls.flatMap(promisesOfCall).filter(({ keptAt }) => keptAt === null);
	return {
		promises: dueBy(today, open).slice(0, MOST_PROMISES),
		openPromises: open.length,
		callsWithoutNextStep: looseCalls(calls).slice(0, MOST_LOOSE),
		proposals,
		drafts,
		underWay,
	};
}

/** Those due, overdue or without a day: the member's own first, then by day. */
function dueBy(today: string, open: readonly PromiseMade[]): PromiseMade[] {
	const due = inOrder(open.filter(({ day }) => day === null || day <= today));
	return due.toSorted((a, b) => Number(b.own) - Number(a.own));
}

/** Calls that ended open or without a promise for a day; none after a no, nor where that client was called since. */
function looseCalls(calls: readonly BriefCall[]): LooseCall[] {
	const calledSince = new Set<string>();
	return calls.flatMap(({ id, title, clientId, createdAt, brief, runId }) => {
		const isLater = clientId !== null && calledSince.has(clientId);
		if (clientId !== null) calledSince.add(clientId);
		const outcome = brief?.outcome ?? null;
		if (isLater || outcome === null || outcome === 'refused') return [];
		const hasStep = brief?.promises.some(({ when }) => when !== null) ?? false;
		if (hasStep && outcome !== 'open') return [];
		return [{ id, title, clientId, createdAt: createdAt.toISOString(), outcome, runId }];
	});
}
