import { describe, expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

describe('what belongs to an object', () => {
	it('is made once for each, also where nothing comes of it', () => {
		const asked: object[] = [];
		const nameOf = oncePer((one: { name?: string }) => {
			asked.push(one);
			return one.name;
		});
		const [ann, nobody] = [{ name: 'Ann' }, {}];
		expect([ann, nobody, ann, nobody].map(nameOf)).toEqual(['Ann', undefined, 'Ann', undefined]);
		expect(asked).toEqual([ann, nobody]);
	});
});
