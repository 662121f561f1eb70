import { describe, expect, it } from 'vitest';
import { callFacts } from './facts.ts';
import { offersOf, standingAlone } from './offers.ts';
import { confirmedSummary } from './summary.ts';
import { withGuessedSides } from './unlabelled.ts';

function factsOf(lines: readonly string[]) {
	const hints = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };
	return callFacts({ transcript: lines.join('\n'), hints });
}

function offered(said: string) {
	const facts = factsOf([
		'Rep: Hello, this is Ana from Brightway. We offer booking software for workshops.',
		'Buyer: We lose calls every day.',
		`Rep: ${said}`,
		'Buyer: And what does it cost, for two benches?',
	]);
	return offersOf(facts).filter(({ remark }) => remark.turn === 2);
}

describe('what a salesperson offers', () => {
	it.each([
		['does', 'It sends a text to each customer.'],
		['does', 'Mechanics see the bookings of the day on one page.'],
		['does', 'Your bookings are copied into the diary every night.'],
		['safety', 'If the import does not work, you pay nothing.'],
		['terms', 'The contract runs for twelve months, with a month of notice.'],
		['time', 'Setting it up takes nine working days.'],
	])('is found as %s: %s', (kind, said) => {
		expect(offered(said)).toMatchObject([{ kind, text: said }]);
	});

	it('stands without an opener, and with a capital', () => {
		expect(offered('So then it sends a text to each customer.')[0]?.text).toBe('It sends a text to each customer.');
	});

	it.each([
		'Workshops like yours typically win three jobs more.',
		'We are the leading platform for that.',
		'You told me that the diary is full.',
		"I'll send you the invitation today.",
		'It was built in our garage.',
		'Would you like to see it?',
		'That is a fair question.',
		'It costs 50 pounds a month.',
	])('is none of the talk around it: %s', (said) => {
		expect(offered(said)).toEqual([]);
	});
});

describe('the words of an offer', () => {
	it.each([
		[
			'Pawcall answers after four rings. It books the visit into your calendar.',
			'Pawcall books the visit into your calendar.',
		],
		[
			'What we build is a booking desk. It reads every message at night.',
			'The booking desk reads every message at night.',
		],
		[
			'The Planner plans each day of the week. It knows the weather of the week.',
			'The Planner knows the weather of the week.',
		],
	])('carry the name that an "It" stands for: %s', (said, last) => {
		const found = offered(said).at(-1);
		expect(found && standingAlone(found)).toBe(last);
	});

	it('are bound to the question that they answer where nothing else names their subject', () => {
		const facts = factsOf([
			'Rep: Hello, this is Ana from Brightway. We offer booking software for workshops.',
			'Buyer: We lose calls every day. Where do you keep the bookings?',
			'Rep: It stays on your own machine.',
			'Buyer: Good, and what does it cost?',
		]);
		expect(offersOf(facts).find(({ remark }) => remark.turn === 2)).toMatchObject({ bound: true });
		expect(offered('It stays on your own machine.')).toMatchObject([{ bound: false }]);
	});

	it('begin behind the summary that the client confirmed', () => {
		const facts = factsOf([
			'Rep: Hello, this is Ana from Brightway.',
			'Buyer: Only Ned knows the prices, and he is away a lot.',
			'Rep: The knowledge sits with one person. What else?',
			'Buyer: We lose calls.',
			'Rep: So Ned alone knows the prices, and calls get lost. Is that right?',
			'Buyer: Yes, exactly.',
			'Rep: It sends a text to each customer.',
			'Buyer: And what does it cost, for two benches?',
			'Rep: It costs 50 pounds a month.',
			'Buyer: Fine.',
		]);
		expect(offersOf(facts).map(({ text }) => text)).toEqual(['It sends a text to each customer.']);
	});
});

describe('a summary', () => {
	const told = ['Rep: Hello.', 'Buyer: We lose calls, and the diary is on paper.'];
	const summed = 'Rep: So calls get lost, and the diary is on paper only. Is that right?';

	it('counts once the other side confirms it', () => {
		expect(confirmedSummary(factsOf([...told, summed, 'Buyer: Yes, exactly.']))).toBe(
			'calls get lost, and the diary is on paper only',
		);
		expect(confirmedSummary(factsOf([...told, summed, 'Buyer: No, the diary is fine.']))).toBe('');
	});
});

describe('a call without labels', () => {
	it('gives each line to the side whose words it holds', () => {
		const facts = withGuessedSides(
			factsOf([
				'We lose nine calls a day because nobody picks up.',
				'Our platform takes the calls that you miss.',
				'It is raining again.',
			]),
		);
		expect(facts.turns.map(({ side }) => side)).toEqual(['prospect', 'salesperson', null]);
		expect(facts.said.prospect.map(({ line }) => line)).toEqual([1]);
	});
});
