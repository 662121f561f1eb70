import { describe, expect, it } from 'vitest';
import { repeated, sentencesOfOutput, textsOf } from '#test/outputs.ts';
import { contract } from './contract.ts';
import { clientDocument, document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { sampleInput, sampleOutput } from './result/sample.ts';
import { withoutPlaces } from './sections/places.ts';
import { QUOTES } from './sections/words.ts';
import { goldInput, goldInputs } from './testing.ts';

const PLACE = /\blines? \d/i;
const answered = goldInputs(true);

describe('the plan for the client', () => {
	it('GROWTH-8: is titled for the client, and names its maker', () => {
		const made = document(draft(example), example);
		expect(made.title).toBe('Growth Plan for Ostrowski Heating');
		expect(made.author).toEqual({ name: 'Noor Haddad', company: 'Vantwerk' });
		expect(made.facts).toContainEqual({ label: 'For', value: 'Pilar Ostrowski, Managing Director' });
	});

	it('names whoever trades under the own name once', () => {
		const input = { ...example, fullName: 'Noor Haddad', companyName: 'Noor Haddad' };
		expect(document(draft(input), input).facts).toContainEqual({ label: 'From', value: 'Noor Haddad' });
	});

	it('begins with one page: where they are, what they want, the figures, how and when', () => {
		const gold = goldInput(23);
		const input = { ...gold, answers: { ...gold.answers, phase2: '' } };
		const [page] = document(draft(input), input).sections;
		expect(page).toMatchObject({ heading: 'Executive Summary' });
		expect(page?.blocks[0]).toEqual({
			kind: 'facts',
			facts: [
				{ label: 'Where you are', value: input.answers.problem },
				{ label: 'What you want', value: input.answers.goal },
				{ label: 'What will show it', value: input.answers.measure },
				{ label: 'What the figures say', value: input.answers.cost },
				{ label: 'When', value: input.answers.phase1Dates },
			],
		});
	});

	it('GROWTH-27: has what is done first as a list in the plan, and each reason beside the case that it names', () => {
		const input = goldInput(23);
		const answers = {
			...input.answers,
			investment: '$6,800 plus GST\nHalf at the start',
			caseReason: 'Brandt had it, too.\nKessler had fourteen.',
		};
		const cases = { caseStudy1ClientName: 'Kessler', caseStudy2ClientName: 'Brandt' };
		const made = { ...input, ...cases, answers };
		const { sections } = document(draft(made), made);
		const of = (heading: string) => sections.find((section) => section.heading === heading)?.sections ?? [];
		expect(of('The plan')[0]).toMatchObject({
			heading: 'Phase 1',
			blocks: [
				{ kind: 'paragraph', text: input.answers.phase1Dates },
				{
					kind: 'list',
					items: ['A library with every CV and some thirty project sheets', 'The bid for the marae health centre'],
				},
			],
		});
		expect(sections.find(({ heading }) => heading === 'Investment')?.blocks).toEqual([
			{ kind: 'paragraph', text: '$6,800 plus GST' },
			{ kind: 'paragraph', text: 'Half at the start' },
		]);
		const [kessler, brandt] = of('Our work for others')[0]?.sections ?? [];
		expect(JSON.stringify([kessler?.heading, kessler?.blocks])).toMatch(/Kessler.*Kessler had fourteen/);
		expect(JSON.stringify([brandt?.heading, brandt?.blocks])).toMatch(/Brandt.*Brandt had it, too/);
	});

	it.each(answered)('GROWTH-9: of %s holds what was confirmed, once, and no section without content', (_, input) => {
		const made = document(draft(input), input);
		expect(made.sections.map(({ heading }) => heading)).toEqual(
			[
				'Executive Summary',
				input.answers.phase2 === '' ? '' : 'The plan',
				input.answers.investment === '' ? '' : 'Investment',
				input.answers.nextSteps === '' ? '' : 'Next Steps',
				// Only where it holds any.
				draft(input).growthPlan.credibilityBuilders?.relevantCaseStudies.length ? 'Our work for others' : '',
			].filter((heading) => heading !== ''),
		);
		const shown = textsOf(made.sections).join('\n');
		const { nextSteps, phase1, investment, ...answers } = input.answers;
		for (const text of textsOf(answers))
			expect(shown.split(text).length - 1).toBeLessThanOrEqual(text === '' ? 1e9 : 1);
		for (const text of textsOf(answers)) expect(shown).toContain(text);
		const sentences = sentencesOfOutput(made.sections).filter((sentence) => sentence.split(' ').length > 3);
		expect(repeated(sentences)).toEqual([]);
	});

	it.each(answered)("GROWTH-12: of %s has none of the seller's notes and no line of a transcript", (_, input) => {
		const output = draft(input);
		const { objectionHandling, discoveryInsights } = output.growthPlan;
		const notes = textsOf({ ...objectionHandling, ...discoveryInsights?.callAnalysis }).flatMap((text) =>
			[...text.matchAll(/“([^“”]+)”/g)].map(([, quote = '']) => quote),
		);
		expect(notes.length).toBeGreaterThan(2);
		for (const parts of [[], [QUOTES], ['call-notes', 'objections', QUOTES]]) {
			const shown = textsOf(clientDocument(output, input, parts)).join('\n');
			expect(shown).not.toMatch(PLACE);
			expect(shown).not.toMatch(/Objection|Hesitation|Buying signal|How the call went|Not on the call/);
			for (const quote of notes) expect(shown).not.toContain(quote);
		}
	});

	it('GROWTH-12: GROWTH-25: shows what they said of their own business where the member chooses it', () => {
		const input = goldInput(23);
		const output = draft(input);
		expect(textsOf(clientDocument(output, input, [])).join('\n')).not.toContain('two in the morning');
		const [, insights] = clientDocument(output, input, [QUOTES]).sections;
		expect(insights?.heading).toBe('What we found');
		expect(insights?.sections?.[0]?.blocks[0]).toMatchObject({ kind: 'quote', place: 'Fiona Laing' });
		expect(JSON.stringify(insights)).not.toContain('Bidcraft (');
	});

	it('GROWTH-21: GROWTH-22: holds no stand-in for what is missing', () => {
		const made = document(
			{ growthPlan: { executiveSummary: emptySummary, discoveryInsights: emptyInsights } },
			example,
		);
		expect(made.sections).toEqual([]);
	});

	it('is made of a run from before the answers as well', () => {
		const { answers: _, ...before } = sampleInput;
		const made = clientDocument(sampleOutput, contract.input.parse(before), ['call-notes']);
		expect(made.sections.map(({ heading }) => heading)).toContain('What we found');
	});

	it('holds every part of a plan that a model wrote but the notes of the seller', () => {
		const made = document(sampleOutput, sampleInput);
		const { objectionHandling, discoveryInsights, ...rest } = sampleOutput.growthPlan;
		const { callAnalysis, ...insights } = discoveryInsights ?? {};
		const shown = textsOf(made).join('\n');
		const texts = textsOf({ ...rest, ...insights }, ['urgency']).map((text) =>
			withoutPlaces(text).replace(/^“|”$/g, ''),
		);
		for (const text of texts) expect(shown).toContain(text);
		for (const text of textsOf({ objectionHandling, callAnalysis })) expect(shown).not.toContain(withoutPlaces(text));
		expect(shown).not.toMatch(PLACE);
	});
});

const emptySummary = {
	keyInsights: [],
	proposedApproach: '',
	expectedImpact: { revenueImpact: '', timeline: '', competitiveAdvantage: '' },
};
const emptyInsights = {
	painPoints: [{ impact: '', costOfInaction: '', evidenceFromCall: '', rootCause: '', stakeholderImpact: '' }],
	goals: [{ timeline: '', successMetrics: '', stakeholders: '', businessJustification: '' }],
	currentState: {},
};

describe('a text without places', () => {
	it.each([
		['“Five I could live with” (Pilar Ostrowski, line 27).', '“Five I could live with” (Pilar Ostrowski).'],
		['Known so far: 9 (line 4) and 12 (lines 10, 11 and 12).', 'Known so far: 9 and 12.'],
		['As it was said at line 9, it waits.', 'As it was said, it waits.'],
		['[add date for the goal at line 9]', '[add date for the goal]'],
	])('reads on: %s', (text, expected) => {
		expect(withoutPlaces(text)).toBe(expected);
	});
});
