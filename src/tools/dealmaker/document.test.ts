import { describe, expect, it } from 'vitest';
import { copies } from './copies.ts';
import { document, optionSections } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { goldInput, textsOf } from './testing.ts';

const words = (input: Parameters<typeof draft>[0]) => JSON.stringify(document(draft(input), input));

describe('what the client gets', () => {
	it('DEAL-5: DEAL-6: is every confirmed part under a plain heading, and an acceptance block', () => {
		const made = document(draft(example), example);
		expect(made.title).toBe('Proposal for Vance Bakery – Loafline');
		expect(made.sections.map(({ heading }) => heading)).toEqual([
			'Your situation',
			'Your goals',
			'What we deliver',
			'Price and terms',
			'Start and end',
			'Next steps',
			'Acceptance',
		]);
		const all = JSON.stringify(made);
		// Who decides is for the member.
		const { decides, ...answers } = example.answers;
		for (const text of Object.values(answers).flatMap((answer) => answer.split('\n'))) expect(all).toContain(text);
		expect(all).not.toContain(decides);
	});

	it('is accepted by whoever signs, and names nobody who was only on the call', () => {
		const { acceptance = '', sections } = document(draft(example), example);
		expect(acceptance).toMatch(/^I accept this proposal\.\n\n/);
		expect(JSON.stringify(sections.at(-1))).toContain('I accept this proposal.');
		expect(acceptance + JSON.stringify(sections.at(-1))).not.toContain(example.answers.client);
	});

	it('asks nobody to accept what has no price yet', () => {
		const later = { ...example, answers: { ...example.answers, price: 'A fixed price after the test.' } };
		const headings = document(draft(later), later).sections.map(({ heading }) => heading);
		expect(headings).toContain('Price and terms');
		expect(headings).not.toContain('Acceptance');
	});

	it('DEAL-6: leaves out who decides, which a client knows', () => {
		const input = { ...example, answers: { ...example.answers, decides: 'Colm Vance and his sister Orla' } };
		const output = draft(input);
		expect(JSON.stringify(document(output, input).sections)).not.toContain('Who decides');
		expect(JSON.stringify(optionSections(output.proposals[0] ?? {}, input, new Set()))).toContain('his sister Orla');
	});

	it('begins each line of the member with a capital letter', () => {
		const answers = { ...example.answers, problem: 'you miss 11 calls', deliverables: 'eBay feed\na shared inbox' };
		const typed = document(draft({ ...example, answers }), { ...example, answers }).sections;
		expect(typed.find(({ heading }) => heading === 'Your situation')?.blocks).toEqual([
			{ kind: 'paragraph', text: 'You miss 11 calls' },
		]);
		expect(typed.find(({ heading }) => heading === 'What we deliver')?.blocks).toEqual([
			{ kind: 'list', items: ['eBay feed', 'A shared inbox'] },
		]);
	});

	it('holds no candidate that nobody confirmed, and no note to the member', () => {
		const input = goldInput('23-architects-proposals');
		expect(document(draft(input), input)).toEqual({ title: 'Proposal', facts: [], sections: [] });
		const { beforeSending } = draft(input);
		expect(beforeSending.length).toBeGreaterThan(0);
		for (const note of beforeSending) expect(words(example)).not.toContain(note);
		const half = { ...input, answers: { ...input.answers, problem: 'You win one in five.' } };
		expect(document(draft(half), half).sections).toEqual([
			{ heading: 'Your situation', blocks: [{ kind: 'paragraph', text: 'You win one in five.' }] },
		]);
	});

	it('begins what was typed with capital letters', () => {
		const typed = { ...example.answers, problem: 'no-shows cost us', deliverables: 'one form\neBay listings' };
		const input = { ...example, answers: typed };
		const made = JSON.stringify(document(draft(input), input).sections);
		for (const line of ['"No-shows cost us"', '"One form"', '"eBay listings"']) expect(made).toContain(line);
	});

	it('shows a result for others under a heading of its own, not as a goal', () => {
		const input = { ...example, answers: { ...example.answers, proof: 'Crumb & Co. lost no order since May.' } };
		const made = document(draft(input), input).sections;
		expect(made.find(({ heading }) => heading === 'Our work for others')?.blocks).toEqual([
			{ kind: 'paragraph', text: 'Crumb & Co. lost no order since May.' },
		]);
		expect(JSON.stringify(made.find(({ heading }) => heading === 'Your goals'))).not.toContain('Crumb');
	});

	it('DEAL-12: shows a further option once its part and price are confirmed', () => {
		const named = {
			...example,
			secondOption: { title: 'A pilot', deliverables: 'Three shops', price: '£40', timing: '' },
		};
		expect(document(draft(named), named).sections.map(({ heading }) => heading)).toEqual([
			'Your situation',
			'Your goals',
			'Option 1',
			'Option 2: A pilot',
			'Next steps',
			'Acceptance',
		]);
		const explained = { ...named, answers: { ...named.answers, solution: 'Fitters speak it in.' } };
		const [, , how, one] = document(draft(explained), explained).sections;
		expect([how?.heading, one?.heading]).toEqual(['How it works', 'Option 1']);
		const unpriced = { ...named, secondOption: { ...named.secondOption, price: '' } };
		expect(words(unpriced)).not.toContain('Three shops');
	});

	it("says of each of a model's options how it works and what it costs", () => {
		const { unconfirmed: _, ...byModel } = draft(example);
		const [whole] = byModel.proposals;
		if (whole === undefined) throw new Error('the example has a proposal');
		const pilot = { ...whole, title: 'A pilot', proposedSolution: 'Three shops, at £40.' };
		const { title, sections } = document({ ...byModel, proposals: [whole, pilot] }, example);
		expect(title).toBe(`Proposal for ${example.answers.client} – ${example.answers.seller}`);
		const options = sections.filter(({ heading }) => heading.startsWith('Option '));
		expect(options.map(({ heading }) => heading)).toEqual([`Option 1: ${whole.title}`, 'Option 2: A pilot']);
		expect(JSON.stringify(options[1])).toContain('Three shops, at £40.');
		expect(sections.map(({ heading }) => heading)).not.toContain('How it works');
	});

	it("is all of a model's proposals", () => {
		const { unconfirmed: _, ...byModel } = draft(goldInput('23-architects-proposals'));
		const made = JSON.stringify(document(byModel, goldInput('23-architects-proposals')));
		expect(made).toContain('Ministry of Ed ones');
	});
});

it('copies every option as plain text', () => {
	const text = copies[0]?.text(draft(example), example) ?? '';
	for (const part of textsOf(draft(example))) expect(text).toContain(part);
});
