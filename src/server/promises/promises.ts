import { dayMeant } from '#call-facts/named-day.ts';
import type { CallPromise } from '#call-facts/promises.ts';
import type { PromiseMade } from '#shared/calls.ts';
import type { BriefCall } from './calls.ts';

/** The promises of a call, in the order in which they were made. */
export function promisesOfCall(call: BriefCall): PromiseMade[] {
	return (call.brief?.promises ?? []).map((promise) => promiseOf(call, promise));
}

function promiseOf(call: BriefCall, { said, ...promise }: CallPromise): PromiseMade {
	const heldOn = call.brief?.heldOn ?? null;
	const day = dayMeant(said, heldOn ?? call.createdAt.toISOString());
	return {
		...promise,
		callId: call.id,
		callTitle: call.title,
		clientId: call.clientId,
		day,
		dayFrom: day === null ? null : heldOn === null ? 'added' : 'transcript',
		runId: call.runId,
		keptAt: call.kept[promise.id] ?? null,
	};
}

/** Open ones first, by their day, those without one last; then the kept ones, the newest first. */
export function inOrder(promises: readonly PromiseMade[]): PromiseMade[] {
	const open = promises.filter(({ keptAt }) => keptAt === null);
	const kept = promises.filter(({ keptAt }) => keptAt !== null);
	return [
		...open.toSorted((a, b) => compare(a.day ?? NO_DAY, b.day ?? NO_DAY)),
		...kept.toSorted((a, b) => compare(b.keptAt ?? '', a.keptAt ?? '')),
	];
}

/** After every day. */
const NO_DAY = '~';

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
