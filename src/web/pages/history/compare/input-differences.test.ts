import { describe, expect, it } from 'vitest';
import type { Step } from '#tools/define.ts';
import { excerptOf, inputDifferences } from './input-differences.ts';

const steps: readonly Step[] = [
	{
		title: 'The call',
		groups: [{ fields: [{ name: 'call', label: 'Call transcript', kind: 'transcript', rows: 8, roles: 'speakers' }] }],
	},
	{
		title: 'The offer',
		groups: [
			{ fields: [{ name: 'offer.price', label: 'Price', kind: 'text' }] },
			{ fields: [{ name: 'places', label: 'Places', kind: 'choices', options: ['Web', 'Shop'] }] },
		],
	},
];

describe('fields that differ', () => {
	const input = {
		call: 'Ana: hello',
		speakers: [{ name: 'Ana', role: 'prospect' }],
		offer: { price: '40' },
		places: ['Web'],
	};

	it('are none for equal inputs, whatever spaces stand around a text', () => {
		expect(inputDifferences({ steps }, input, { ...input, call: ' Ana: hello\n' })).toEqual([]);
	});

	it('are named by their labels in the order of the form, with both values as texts', () => {
		const other = {
			call: 'Ana: good-bye',
			speakers: [{ name: 'Ana', role: 'salesperson' }],
			offer: {},
			places: ['Web', 'Shop'],
		};
		expect(inputDifferences({ steps }, input, other)).toEqual([
			{ name: 'call', label: 'Call transcript', a: 'Ana: hello', b: 'Ana: good-bye' },
			{ name: 'speakers', label: 'Who is on which side', a: 'Ana: prospect', b: 'Ana: salesperson' },
			{ name: 'offer.price', label: 'Price', a: '40', b: '' },
			{ name: 'places', label: 'Places', a: 'Web', b: 'Web, Shop' },
		]);
	});

	it('are read from what an older form left, too', () => {
		expect(inputDifferences({ steps }, null, { places: 'Web', speakers: [3, {}], offer: 7 })).toEqual([
			{ name: 'places', label: 'Places', a: '', b: 'Web' },
		]);
	});
});

describe('a long text', () => {
	const words = (count: number, word: string) =>
		Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

	it('is shown whole where it is short', () => {
		expect(excerptOf('short', 'other')).toBeNull();
		expect(excerptOf('x'.repeat(280), '')).toBeNull();
	});

	it('is cut with an ellipsis after its beginning, where it differs there', () => {
		const text = words(200, 'a');
		const excerpt = excerptOf(text, 'b') ?? '';
		expect(excerpt).toMatch(/^a0 a1 .* …$/);
		expect(text.startsWith(excerpt.slice(0, -2))).toBe(true);
		expect(excerpt.length).toBeLessThanOrEqual(282);
	});

	it('is cut around the first word in which the other one differs', () => {
		const before = words(500, 'a');
		const excerpt = excerptOf(`${before} left ${words(500, 'c')}`, `${before} right ${words(500, 'c')}`) ?? '';
		expect(excerpt).toMatch(/^… a4\d\d .* a499 left c0 .* …$/);
	});

	it('shows its end where the other one goes on', () => {
		const text = words(300, 'a');
		expect(excerptOf(text, `${text} and more`)).toMatch(/^… a.* a299$/);
	});

	it('splits no character in two', () => {
		const text = '🙂'.repeat(400);
		expect(excerptOf(`x${text}`, '')?.isWellFormed()).toBe(true);
		expect(excerptOf(`x${text}`, '')).not.toContain('\uFFFD');
	});
});
