import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { suggest } from './suggest.ts';
import { callFile, goldInput, inputOf, textsOf } from './testing.ts';

const ARCHITECTS = goldInput('23-architects-proposals');

describe('a proposal whose parts were confirmed', () => {
	const { proposals, unconfirmed = [] } = draft(example);
	const [proposal] = proposals;

	it('DEAL-7: DEAL-11: says what the member wrote, part by part, and nothing else', () => {
		expect(proposals).toHaveLength(1);
		expect(proposal).toEqual({
			title: 'Proposal for Vance Bakery – Loafline',
			problemStatement: example.answers.problem,
			proposedSolution: `Price and terms: ${example.answers.price}`,
			keyBenefits: [example.answers.outcome],
			deliverables: example.answers.deliverables.split('\n'),
			timeline: 'Set-up takes ten working days from your yes; from then on it runs by the month',
			riskMitigation: [],
			nextSteps: [...example.answers.nextSteps.split('\n'), 'Who decides: Colm and Orla Vance'],
		});
		expect(unconfirmed).toEqual(['solution', 'proof', 'reassurance']);
	});

	it('DEAL-11: names everybody who decides, also where they stand on lines of their own', () => {
		const answers = { ...example.answers, decides: 'Colm\nOrla\nTheir father' };
		expect(draft({ ...example, answers }).proposals[0]?.nextSteps.at(-1)).toBe(
			'Who decides: Colm, Orla and Their father',
		);
	});

	it('keeps the lines of a price apart', () => {
		const answers = { ...example.answers, price: '€14,700\nHalf is due at the start.' };
		expect(draft({ ...example, answers }).proposals[0]?.proposedSolution).toBe(
			'Price and terms: €14,700\nPrice and terms: Half is due at the start.',
		);
	});

	it('DEAL-12: has as many options as the member describes, each with its own part and price', () => {
		const secondOption = { title: 'A pilot', deliverables: '- Three shops', price: '£40 a month', timing: '' };
		const made = draft({ ...example, secondOption });
		expect(made.proposals).toHaveLength(2);
		expect(made.proposals[1]).toMatchObject({
			title: 'A pilot',
			deliverables: ['Three shops'],
			proposedSolution: 'Price and terms: £40 a month',
			problemStatement: '',
		});
		expect(made.unconfirmed).not.toContain('secondOption');
	});
});

describe('a proposal of which nothing was confirmed', () => {
	const { proposals, unconfirmed = [] } = draft(ARCHITECTS);
	const [proposal] = proposals;

	it('DEAL-10: holds the likeliest candidate of each part, in words of the call, and says that nobody confirmed it', () => {
		expect(proposal?.problemStatement).toBe(
			"“Ministry of Ed ones are eighty. And it's him and me, because nobody else knows what we've done since 2009.” (Fiona Laing)",
		);
		expect(proposal?.keyBenefits.join()).toContain("“what I'd want, right, is that we pick it up Monday");
		expect(proposal?.nextSteps[0]).toBe('Bex Dunlop, by Friday: gets the letter over to you');
		const { title: _, ...parts } = ARCHITECTS.answers;
		expect(unconfirmed).toEqual(Object.keys(parts));
	});

	it('DEAL-13: names the price that was agreed, with its tax', () => {
		expect(proposal?.proposedSolution).toBe('Price and terms: 6,800 plus GST');
	});

	it('DEAL-13: ENGINE-3: leaves a gap where no price was named', () => {
		const [made] = draft(inputOf('Rep: We write menus.\nBuyer: Our menu is out of date, every week.')).proposals;
		expect(made?.proposedSolution).toBe('Price and terms: [add price]');
	});

	it('offers a sentence in one field alone', () => {
		const said =
			'Rep: We could start in March and we set up the forms. You would get training, with a deposit at the start.\nBuyer: Okay, so our orders get lost every week.';
		const offered = Object.values(suggest(inputOf(said)))
			.flat()
			.map(({ text }) => text);
		expect(offered.length).toBeGreaterThan(1);
		expect(new Set(offered).size).toBe(offered.length);
	});

	it('DEAL-12: offers a part as an option of its own where the seller named one and nothing was agreed', () => {
		const { proposals: made, unconfirmed: left } = draft(goldInput('20-landscaping-website'));
		expect(made).toHaveLength(2);
		expect(made[1]?.deliverables.join()).toContain("I'd take it down to two articles instead of four");
		expect(made[1]?.proposedSolution).toBe('Price and terms: $900 a month');
		expect(left).toContain('secondOption');
		expect(draft(goldInput('23-architects-proposals')).proposals).toHaveLength(1);
	});

	it.each([
		['one word', 'Hello'],
		['no speakers', callFile('without-labels.txt')],
		['a refusal', callFile('refusal.txt')],
	])('invents nothing for %s', (_name, transcript) => {
		const { proposals: made } = draft(inputOf(transcript));
		const quoted = textsOf({ proposals: made }).flatMap((text) => text.match(/(?<=“)[^”]+(?=”)/g) ?? []);
		for (const quote of quoted) expect(transcript).toContain(quote);
		expect(textsOf({ proposals: made }).length).toBeLessThan(12);
	});

	it('ENGINE-2: takes nothing from the call that the notes ban', () => {
		const banned = draft({ ...ARCHITECTS, additionalContext: 'Do not mention the Ministry.' });
		expect(textsOf(banned).join(' ')).not.toContain('Ministry');
	});
});

describe('what the member should look at before sending', () => {
	it('names who also decides, open doubts and promises that the proposal lacks', () => {
		const answers = { ...ARCHITECTS.answers, nextSteps: 'Fiona signs next week' };
		const { beforeSending } = draft({ ...ARCHITECTS, answers });
		expect(beforeSending).toContain('Graham also decides and was not on the call (line 46).');
		expect(beforeSending.join(' ')).toMatch(/Promised and not in this proposal: “[^”]*before and after/);
		// A goodbye gives nothing.
		expect(draft(example).beforeSending.join(' ')).not.toContain('See you on Tuesday');
	});

	it('names what was to be paid once, where the price has only what is paid each month', () => {
		const notes = (price: string) =>
			draft({ ...example, answers: { ...example.answers, price } }).beforeSending.join('\n');
		const once = 'Named on the call, to be paid once, and not in your price: £600 (line 17).';
		expect(notes('£120 a month for the nine shops')).toContain(once);
		expect(notes('£120 a month, and £600 for the set-up')).not.toContain('paid once');
		expect(notes('A fixed price after the test.')).not.toContain('paid once');
	});

	it('names the day by which they want it, where start and end do not', () => {
		const notes = (timing: string) =>
			draft({ ...example, answers: { ...example.answers, timing } }).beforeSending.join('\n');
		expect(notes('Ten working days from your yes')).toMatch(
			/They named a day by which they want it: “[^”]*before the first of December[^”]*” \(line 24\)\. Check/,
		);
		expect(notes('It runs before the first of December')).not.toContain('by which they want it');
		expect(notes('')).not.toContain('by which they want it');
	});

	it('keeps what the member noted and no answer takes up, and what is still to find out', () => {
		const { beforeSending } = draft(example);
		expect(beforeSending).toContain(
			'Still to find out, by your notes: “We still need to know which phone system the office has.”',
		);
		expect(beforeSending).toContain(
			'In your notes and not in this proposal: “The £390 a month covers support on weekdays.”',
		);
		expect(beforeSending.join(' ')).not.toContain('four weeks of notice');
		const before = draft({ ...example, answers: inputOf(callFile('refusal.txt')).answers }).beforeSending;
		expect(before.join(' ')).not.toContain('In your notes');
	});

	it('says that the client refused, and that nobody sells', () => {
		expect(draft(inputOf(callFile('refusal.txt'))).beforeSending.join(' ')).toMatch(
			/The client refused: “.+” \(line \d+\)/,
		);
		const bare = example.transcript.replace(/^[^:\n]+: /gm, '');
		expect(draft(inputOf(bare)).beforeSending).toEqual([
			'The transcript does not say who speaks, so nothing is attributed: check whose words these are.',
		]);
	});

	it('leaves sums alone that were said in thousands, and promises that ask or are this paper', () => {
		const call =
			"Rep: It would be twenty-eight for the build, you'll see. You'll have the proposal by Wednesday. You'll get the mesh?\nBuyer: Okay, our orders get lost.";
		const answers = { ...ARCHITECTS.answers, price: '$28,000', nextSteps: 'Ann signs', seller: 'Rep' };
		expect(draft(inputOf(call, { answers })).beforeSending.join(' ')).not.toMatch(/28,000|proposal by|the mesh/);
	});

	it('says beside which answer the call has another sum, day or name', () => {
		const nextSteps = 'Bex gets the letter over by Monday';
		const answers = {
			...ARCHITECTS.answers,
			price: '$2,800 plus GST',
			timing: '21 January',
			decides: 'Wiremo Laing',
			nextSteps,
		};
		const { beforeSending } = draft({ ...ARCHITECTS, answers });
		expect(beforeSending.filter((line) => line.includes(': check '))).toEqual([
			expect.stringMatching(/^Price and terms: check “\$2,800”, the call says .*6,800 \(line \d+\)\.$/),
			expect.stringMatching(/^Timeline: check “21 January”, the call says .*of January/),
			expect.stringMatching(/^Next steps: check “Monday”, the call says Friday/),
			expect.stringMatching(/^Next steps: check “Wiremo”, the call says Wiremu \(line \d+\)\.$/),
		]);
	});

	it('says that an answer holds what the notes ban', () => {
		const answers = { ...example.answers, solution: 'With Loafline Premium.' };
		expect(draft({ ...example, answers }).beforeSending.join(' ')).toContain('not to mention “loafline premium”');
	});
});
