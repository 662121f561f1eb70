import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const taken = (turns: ReturnType<typeof createTurns<string>>, count: number) =>
	Array.from({ length: count }, () => turns.next()?.item);

describe('turns', () => {
	it('go round the members, each member’s own in order', () => {
		const turns = createTurns<string>(9);
		for (const item of ['a1', 'a2', 'a3']) turns.add('ann', item);
		for (const item of ['b1', 'b2']) turns.add('bob', item);
		turns.add('cat', 'c1');
		expect(taken(turns, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
	});

	it('leave out a member who has as many out as allowed, until one is done', () => {
		const turns = createTurns<string>(2);
		for (const item of ['a1', 'a2', 'a3']) turns.add('ann', item);
		const first = turns.next();
		expect(taken(turns, 2)).toEqual(['a2', undefined]);
		turns.add('bob', 'b1');
		expect(taken(turns, 2)).toEqual(['b1', undefined]);
		first?.done();
		expect(taken(turns, 2)).toEqual(['a3', undefined]);
	});

	it('forget what is taken back', () => {
		const turns = createTurns<string>(2);
		turns.add('ann', 'a1');
		turns.add('ann', 'a2');
		turns.remove('ann', 'a1');
		turns.remove('bob', 'b1');
		expect(taken(turns, 2)).toEqual(['a2', undefined]);
	});
});
