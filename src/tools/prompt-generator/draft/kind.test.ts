import { describe, expect, it } from 'vitest';
import { wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { GAP } from './gaps.ts';
import { KINDS, kindOf } from './kind.ts';
import { ANSWERS, HOLDS, POINTS } from './material.ts';

const PATTERNS = [...KINDS, POINTS, ANSWERS, HOLDS, GAP];

describe('the phrases that choose the steps', () => {
	it('are found where they should be, and nowhere else', () => {
		expect(wrongExamples(PATTERNS)).toEqual([]);
	});

	it.each(PATTERNS)('have no alternative that nothing needs: $id', (pattern) => {
		expect(idleInAnyGroup(pattern)).toEqual([]);
	});

	it('decide a kind in the order of the list, whatever polite words come before them', () => {
		const wrong = KINDS.flatMap(({ id, finds }) => finds.map((text) => [text, id, kindOf(text)] as const)).filter(
			([, id, kind]) => id !== kind,
		);
		expect(wrong).toEqual([]);
		expect(kindOf('Please, can you plan the open day')).toBe('plan');
		expect(kindOf('I would like to compare two vans')).toBe('compare');
		expect(kindOf('Could you help me write a card')).toBe('write');
		expect(kindOf('Hi, please can you help me write a card')).toBe('write');
		expect(kindOf('Hello, I need you to translate the menu')).toBe('rework');
	});

	it('are needed: a single word in passing chooses nothing', () => {
		expect(kindOf('Our plan is in trouble')).toBe('other');
		expect(kindOf('Speak with me about why names matter')).toBe('other');
	});
});
