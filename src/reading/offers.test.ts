import { describe, expect, it } from 'vitest';
import { callFacts } from './facts.ts';
import { offersOf } from './offers.ts';
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
