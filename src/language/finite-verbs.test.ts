import { expect, it } from 'vitest';
import { asksSomething, hasFiniteVerb } from './finite-verbs.ts';

it.each([
	'The payout is booked as sales.',
	'Price matters, but the first quote counts.',
	'Otherwise your sales look too small.',
	'A pizzeria with two sites cut the owner’s work in half.',
	'A margin that you see on the 24th is history.',
	'Whatever you decide at night, you decide again on Tuesday.',
	'By then the orders have gone in.',
	'Patients now wait nine days.',
	'The form works without a signal.',
	'Revenue grew by a third.',
	'It’s where the money is.',
	'Two homes in Geelong save about $80 a month.',
	'Most homes your size get a number over $90.',
	'Nobody reads it.',
	'Both pass the same test.',
	'Many oil the chain.',
	'A light that blinks twice is empty.',
	'A light that glimmers twice is empty.',
	'A clinic cut no-shows to 5%.',
	'A clinic cut no-shows by 40.',
	'A clinic cut no-shows from 40 to 3.',
	'Half of your calls after six go to voicemail.',
	'Around 9 in 10 come back.',
	'Seven out of ten come back.',
	'A lot of your residents stop reading.',
	'Most clients start filing in May.',
	'The pad stands crooked.',
	'The kiln cools overnight.',
	'A person in our office answers, with your name.',
	'An exact figure on the 5th beats a guess.',
	'If my dog fusses the whole time, it takes longer.',
	'A cheap lamp glares until you turn it.',
	'Your cat gnaws to get out.',
	'Our oven frets being moved.',
	'Then the pump clanks the whole night.',
	'By then, the pump clanks the whole night.',
	'Then a person rings back.',
	'After that it goes in the van.',
	'After that the crew goes home.',
	'This shows what you lose.',
	'That costs you a day.',
])('“%s” is a sentence', (text) => {
	expect(hasFiniteVerb(text)).toBe(true);
});

it.each([
	'Cleaning of heat pumps for homes.',
	'Moved over from a rival in 2023.',
	'Everything that you need.',
	'Because the figures come too late.',
	'A team based in Leeds.',
	'Invoices entered for restaurants.',
	'Sales call analysis for dentists.',
	'Our way to keep your books.',
	'Quotes sent within two days.',
	'4.9 stars; used by 120 shops.',
	'A box of customer answers, with a name.',
	'Our low cost service to 40 homes.',
	'Both kinds of tiles.',
	'Two homes in Geelong with a roof to paint.',
	'Less paper, fewer mistakes, more time.',
	'This works entrance.',
	'Of the dog groomers the best.',
	'The dogs toys the children left behind.',
	'After that happened, the end.',
	'',
])('“%s” is none', (text) => {
	expect(hasFiniteVerb(text)).toBe(false);
});

it.each([
	['Do you see your margin?', true],
	['Who looks at it first?', true],
	['How about the margin?', false],
	['Which day?', false],
])('“%s” asks something: %s', (text, expected) => {
	expect(asksSomething(text)).toBe(expected);
});
