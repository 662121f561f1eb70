import { describe, expect, it } from 'vitest';
import { catalog, type ToolId } from '#tools/catalog.ts';
import { serverTools } from '#tools/server.ts';
import { hostileInputs } from './hostile-inputs.ts';
import { longestOf, stepsOf } from './hostile-steps.ts';

/** CPU time: half the deadline of what has a process of its own. */
const APART_MS = 5_000;
/** And of what everybody else waits for. */
const MAIN_THREAD_MS = 100;
/** The processor clears up memory when it likes. */
const TRIES = 3;

/** Each text comes in every field, in the longest alone, and within a call. */
const PLACES = 3;
/** Of this many tools that follow each other one takes a text; coprime to the places, so that each comes about. */
const TAKERS = 4;
const textOf = (index: number) => Math.floor(index / PLACES);
const placeOf = (index: number) => index % PLACES;

/** Each text in each of its places, at another tool; `npm run bench -- stalls` sends all to all. */
describe('the largest inputs that cost the most to read', () => {
	it.each([...(Object.keys(catalog) as ToolId[]).entries()])(
		'hold up nobody: %d, %s',
		{ timeout: 1_800_000 },
		async (turn, id) => {
			const wrong: string[] = [];
			for (const [index, { name, input }] of hostileInputs(catalog[id]).map((one, at) => [at, one] as const)) {
				const round = textOf(index) + turn;
				if (round % TAKERS !== 0 || placeOf(index) !== round % PLACES) continue;
				let problem = '';
				for (let tries = 0; tries < TRIES && (tries === 0 || problem !== ''); tries += 1) {
					const { apart, mainThread } = await stepsOf(serverTools[id], input);
					const [far, near] = [longestOf(apart), longestOf(mainThread)];
					const slow = [...(far.ms > APART_MS ? [far] : []), ...(near.ms > MAIN_THREAD_MS ? [near] : [])];
					problem = slow.map((step) => `${step.name} takes ${Math.round(step.ms)} ms of ${name}`).join('; ');
				}
				if (problem !== '') wrong.push(problem);
			}
			expect(wrong).toEqual([]);
		},
	);
});
