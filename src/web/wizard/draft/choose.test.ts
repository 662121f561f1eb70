import { expect, it } from 'vitest';
import { chooseDraft } from './choose.ts';
import type { LocalDraft } from './drafts.ts';

const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;
const stored = (minute: number) => ({ savedAt: at(minute), step: 0, input: { from: 'server' } });
const here = (minute: number, heard?: number | null): LocalDraft => ({
	savedAt: at(minute),
	step: 0,
	input: { from: 'here' },
	...(heard === undefined ? {} : { heard: heard === null ? null : at(heard) }),
});

it.each([
	['nothing anywhere', null, null, 'here', null],
	['only the server has one', null, stored(1), 'stored', null],
	['the server has what was sent', here(1, 1), stored(1), 'here', null],
	['changed here since it was sent', here(3, 1), stored(1), 'here', null],
	['changed here, with a clock behind', here(1, 2), stored(2), 'here', null],
	['changed elsewhere since it was sent', here(1, 1), stored(2), 'stored', null],
	['never sent, and the server has none', here(1), null, 'here', null],
	['typed on since it was cleared elsewhere', here(2, 1), null, 'here', null],
	['cleared elsewhere since it was sent', here(1, 1), null, 'gone', null],
	['both changed, here later', here(3, 1), stored(2), 'here', 'server'],
	['both changed, elsewhere later', here(3, 1), stored(4), 'stored', 'here'],
	['two that know nothing of each other', here(3), stored(4), 'stored', 'here'],
] as const)('with %s', (_, local, remote, use, rival) => {
	const choice = chooseDraft(local, remote);
	expect([choice.use, (choice.rival?.input as { from: string } | undefined)?.from ?? null]).toEqual([use, rival]);
});
