import { describe, expect, it } from 'vitest';
import { readBudget, WORDS } from './budget.ts';
import { isList, isWhole, linesOf, piecesOf } from './own-texts.ts';
import { barred, namesEnd } from './rules.ts';
import { BARRED } from './sentences/notes.ts';

describe('what Meta bars', () => {
	it.each([
		'Lose 5 kg in a month.',
		'Drop two kilos by Friday.',
		'Lose ten lbs.',
		'Lose ten pounds.',
		'Lose a stone.',
		'It cures eczema.',
		'It heals backs.',
		'Earn £300 a day.',
		'Make $ 90 an hour.',
		'Get rich slowly.',
		'A passive income.',
		'A risk-free start.',
	])('is an outcome: "%s"', (text) => {
		expect(barred(text)).toBe(BARRED.outcome);
	});

	it.each([
		'It always works.',
		'It never fails.',
		'100% happy.',
		'Guaranteed approval.',
		'Guaranteed results.',
		'Guaranteed income.',
	])('is certainty: "%s"', (text) => {
		expect(barred(text)).toBe(BARRED.certainty);
	});

	it.each(
		'overweight|depressed|anxious|diabetic|pregnant|infertile|disabled|addicted|bald|bankrupt|ashamed|in debt|divorced|a single mother|widowed|gay|lesbian|transgender|Asian|a Muslim|a Christian|Jewish|an immigrant|elderly'.split(
			'|',
		),
	)('is a trait as the viewer’s own: "%s"', (trait) => {
		expect(barred(`You are ${trait}.`)).toBe(BARRED.attribute);
		expect(barred(`If you're ${trait} we come to you.`)).toBe(BARRED.attribute);
		expect(barred(`If you’re ${trait} we come to you.`)).toBe(BARRED.attribute);
		expect(barred(`Are you really ${trait}?`)).toBe(BARRED.attribute);
		expect(barred(`People who are ${trait} call us.`)).toBeNull();
	});

	it('is nothing that only looks like it', () => {
		for (const text of [
			'We drop the parcel.',
			'It makes 40 cups.',
			'3100% more',
			'You get a quote.',
			'We groom your anxious dog.',
		]) {
			expect(barred(text), text).toBeNull();
		}
	});
});

describe('a line', () => {
	const problem = (text: string) => linesOf(text, '')[0]?.problem ?? null;

	it.each('They Them Their He She His Her This That These Those But And So Or Because'.split(' '))(
		'does not begin with "%s"',
		(word) => {
			expect(problem(`${word} last three weeks at least`)).toContain(word);
		},
	);

	it.each(['week', 'weekend', 'month', 'summer', 'winter'])('may begin with this %s', (season) => {
		expect(problem(`This ${season} two for one`)).toBeNull();
	});

	it('is more than a word, and no question', () => {
		expect(problem('Insured')).not.toBeNull();
		expect(problem('Tired of the old pump?')).not.toBeNull();
		expect(problem('insured and checked')).toBeNull();
	});

	it.each(['none', 'no', 'n/a', 'na', 'nil', 'nothing', 'tbd', 'unknown', 'same', '--', '??', 'None.'])(
		'is not "%s"',
		(text) => {
			expect(piecesOf(text)).toEqual([]);
		},
	);

	it('is set with a capital and a full stop, and no word of it is changed', () => {
		expect(linesOf('- we walk your dog; no cages\n2) Photos', '').map(({ text }) => text)).toEqual([
			'We walk your dog.',
			'No cages.',
			'Photos.',
		]);
	});
});

describe('beside a picture', () => {
	const one = (text: string) => linesOf(text, '')[0] ?? { field: '', raw: '', line: '', text: '', problem: null };

	it.each(['We fly a hawk over the roof.', 'Calls are answered by us at once.', 'Send us a photo of the roof.'])(
		'"%s" is whole',
		(text) => expect(isWhole(one(text))).toBe(true),
	);

	it.each([
		'Answers calls when the desk is busy or closed, and books the next free hour.',
		'Takes the bins out that are full.',
		'Nothing gets killed.',
		'No other dogs in the van.',
	])('"%s" is not whole', (text) => {
		expect(isWhole(one(text))).toBe(false);
	});

	it.each([
		'Bath, blow dry and haircut.',
		'Tiling, grouting, two coats of paint.',
		'Tiling and a new coat of paint.',
		'Six lessons and a parcel of wool.',
	])('"%s" is a list', (text) => {
		expect(isList(one(text))).toBe(true);
	});

	it.each([
		'Taking out the old bathroom, plumbing and tiles.',
		'Started by Carol Pask in 2011, after 16 years.',
		'Been doing it for 22 years, learned it from my uncle.',
		'Answers calls after six, and books the next free hour.',
		'A parcel of wool in the post.',
		'Nails, ears.',
	])('"%s" is no list', (text) => {
		expect(isList(one(text))).toBe(false);
	});
});

describe('periods', () => {
	const read = (word: string, sum = '€90') => readBudget(`${sum} por ${word}`);

	it.each(WORDS.day.split(' '))('"%s" is a day', (word) => {
		expect(read(word)).toMatchObject({ daily: 9000 });
	});
	it.each(WORDS.week.split(' '))('"%s" is a week', (word) => {
		expect(read(word)).toMatchObject({ period: 'week' });
	});
	it.each(WORDS.month.split(' '))('"%s" is a month', (word) => {
		expect(read(word)).toMatchObject({ period: 'month' });
	});
	it.each(WORDS.total.split(' '))('"%s" is the whole, though a day follows', (word) => {
		expect(readBudget(`€90 ${word} per day`)).toMatchObject({ total: 9000 });
	});
	it('are read with their accents', () => {
		expect(read('día')).toMatchObject({ daily: 9000 });
		expect(readBudget('90 € täglich')).toMatchObject({ daily: 9000 });
	});
});

it('an offer ends with a date', () => {
	for (const offer of ['Free lights until 15 December', '10% off this week', 'Half price before Friday']) {
		expect(namesEnd(offer), offer).toBe(true);
	}
	expect(namesEnd('First walk free')).toBe(false);
});
