import { expect, it } from 'vitest';
import type { Call } from '#shared/calls.ts';
import type { FullClient } from '#shared/clients.ts';
import type { Run } from '#shared/runs.ts';
import { entriesOf } from './timeline-days.ts';

it('puts a call before what is made of it, also where it was kept once its analysis had begun', () => {
	const made = { status: 'succeeded', source: 'built-in', callId: 'call-1' } as const;
	const runs: Run[] = [
		{ ...made, id: 'proposal', tool: 'dealmaker', title: 'Proposal', createdAt: '2026-03-04T11:35:30.000Z' },
		{ ...made, id: 'analysis', tool: 'sales-call-analyzer', title: 'Call', createdAt: '2026-03-04T11:34:00.000Z' },
	];
	const call = { id: 'call-1', runId: 'proposal', createdAt: '2026-03-04T11:35:00.000Z' } as Call;
	const entries = entriesOf({ calls: [call], runs, shares: [] } as unknown as FullClient);
	expect(entries.map((entry) => (entry.kind === 'run' ? entry.run.id : entry.kind))).toEqual([
		'proposal',
		'analysis',
		'call',
	]);
	expect(entries.at(-1)?.at).toBe('2026-03-04T11:34:00.000Z');
});
