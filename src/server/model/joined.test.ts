import { describe, expect, it } from 'vitest';
import { inSequence, joined, readWritten } from './joined.ts';

describe('two parts', () => {
	it('stand side by side by their keys, lists one after the other', () => {
		const one = { plan: { aim: 'more', steps: [1, 2] }, by: 'Ann' };
		expect(joined(one, { plan: { steps: [3], end: 'May' } })).toEqual({
			plan: { aim: 'more', steps: [1, 2, 3], end: 'May' },
			by: 'Ann',
		});
		expect(joined({ by: 'Ann', steps: [1] }, { by: 'Bob', steps: null })).toEqual({ by: 'Bob', steps: null });
	});

	it('change nothing but themselves, whatever a key is called', () => {
		const hostile = JSON.parse('{"state": {"__proto__": {"isOwner": true}}}');
		const both = joined({ state: { team: 'four' } }, hostile) as { state: object };
		expect(Object.keys(both.state)).toEqual(['team', '__proto__']);
		expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined();
		expect(both.state).not.toHaveProperty('isOwner');
	});
});

describe('a part that is being written', () => {
	it('is read together with those before it', async () => {
		const before = JSON.stringify({ plan: { aim: 'more', steps: ['look'] } });
		expect(await readWritten(inSequence(before, '{"plan": {"steps": ["tr'))).toEqual({
			plan: { aim: 'more', steps: ['look', 'tr'] },
		});
		expect(await readWritten(inSequence(before, '<think>hm'))).toEqual(JSON.parse(before));
		expect(await readWritten(inSequence(before, ''))).toEqual(JSON.parse(before));
	});

	it('is read alone where it is the first', async () => {
		expect(await readWritten(inSequence('', '{"plan": {"aim": "mo'))).toEqual({ plan: { aim: 'mo' } });
		expect(await readWritten(inSequence('', ''))).toBeNull();
	});
});
