import { expect, it } from 'vitest';
import { counted } from '#language/inflect.ts';
import { count, dollars, dollarsAsTyped, dollarsInShort, percent, ratio } from './format.ts';

it('PRICE-10: writes results as US dollars without decimals', () => {
	expect(dollars(16_666.67)).toBe('$16,667');
	expect(dollars(38.46)).toBe('$38');
});

it('writes a loss with a minus sign, and never "−$0"', () => {
	expect(dollars(-13_333.3)).toBe('−$13,333');
	expect(dollars(-0.4)).toBe('$0');
	expect(percent(-0.01)).toBe('0.0%');
});

it('keeps typed cents', () => {
	expect(dollarsAsTyped(80_000)).toBe('$80,000');
	expect(dollarsAsTyped(0.5)).toBe('$0.50');
});

it('shortens amounts for an axis', () => {
	expect([0, 750, 10_000, 67_500, 1_250_000].map(dollarsInShort)).toEqual(['$0', '$750', '$10k', '$67.5k', '$1.3M']);
});

it('counts in the singular where there is one', () => {
	expect(counted(1, 'month')).toBe('1 month');
	expect(counted(0, 'month')).toBe('0 months');
	expect(count(2080)).toBe('2,080');
});

it('PROFIT-9: writes the margin with one decimal', () => {
	expect(percent(98.5714)).toBe('98.6%');
	expect(percent(-29_900)).toBe('−29,900.0%');
	expect(percent(100)).toBe('100.0%');
});

it('writes a ratio with one decimal, or two where they say more', () => {
	expect([5, 0.25, 1].map(ratio)).toEqual(['5.0', '0.25', '1.0']);
});
