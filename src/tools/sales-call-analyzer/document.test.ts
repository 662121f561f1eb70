import { describe, expect, it } from 'vitest';
import { wholeSentences } from '#language/sentences.ts';
import type { LedgerRow } from './contract.ts';
import { highlightSection } from './document/summary.ts';
import { tabs } from './document/tabs.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { keyInsights } from './key-insights.ts';
import { sampleInput, sampleOutput } from './result/sample.ts';
import { inputOf, textsOf } from './testing.ts';
import { title } from './title.ts';

const output = draft(example);
const { callAnalysis } = output;

const ROBOT =
	'Is it a robot? We paid for one two years ago, and nobody in the yard ever touched it again, so I want to know it before.';
const SWEEPS =
	'Who sweeps it? In the winter there are leaves up to the second step, and the lad who does the yard comes on Fridays only.';

describe('the document', () => {
	it('lists a promise among the steps though its words stand above for something else', () => {
		const said =
			'“I will sign the contract, and on Wednesday I send it back to you with the list of the courts and the photos.” (Jago, line 44)';
		const row = { action: said, timeline: 'Wednesday', owner: 'Jago', priority: 'Medium' as const };
		const { ledger: _, ...shown } = callAnalysis;
		const steps = { ...shown.nextSteps, immediateActions: [row] };
		const insights = { ...shown.prospectInsights, concerns: [said] };
		const file = document({ callAnalysis: { ...shown, nextSteps: steps, prospectInsights: insights } }, example);
		expect(textsOf(file.sections.find(({ heading }) => heading === 'Next steps'))).toContain(said);
	});

	it('lists a doubt whose words and answer stand in the summary no second time', () => {
		const doubt = (words: string) =>
			`Jago: “${words}” (line 4) You answered: “It is a box that answers in two rings, says its name, and puts whoever wants a person through to you at once.” (line 5)`;
		const { ledger: _, ...shown } = callAnalysis;
		const callSummary = { outcome: '', keyHighlights: [`Doubt: ${doubt(ROBOT)}`] };
		const insights = { ...shown.prospectInsights, concerns: [doubt(ROBOT), doubt(SWEEPS)] };
		const file = document({ callAnalysis: { ...shown, callSummary, prospectInsights: insights } }, example);
		const texts = textsOf(file).join('\n');
		expect(texts.split('Is it a robot?')).toHaveLength(2);
		expect(texts).toContain('Who sweeps it?');
	});

	it('CALL-17, CALL-24, CALL-25: leaves to the screen what a model says a second time', () => {
		const raised = {
			objection: '“Is it a robot?” (Bea, line 3)',
			category: 'Trust',
			handlingEffectiveness: 'Fair',
			salesPersonResponse: 'It was not answered.',
			improvedResponse: '‘You hear a person.’',
		};
		const skill = {
			skill: 'Asking',
			currentLevel: 'Two questions.',
			targetLevel: 'Eleven.',
			developmentActions: ['Ask who decides.'],
			resources: [],
		};
		const callAnalysis = {
			qualificationAnalysis: { riskFactors: ['The owner was not there.'] },
			prospectInsights: { concerns: ['The robot again.'] },
			objectionAnalysis: { objectionsRaised: [raised] },
			nextSteps: { followUpStrategy: { timing: 'In May', method: 'By mail', agenda: '', materials: ['The list'] } },
			coachingRecommendations: { skillDevelopment: [skill], strategicAdvice: ['Ask for the owner first.'] },
		};
		const file = textsOf(document({ callAnalysis }, example)).join('\n');
		const screen = textsOf(tabs(callAnalysis)).join('\n');
		for (const text of [
			'The owner was not there.',
			'The robot again.',
			'By mail',
			'The list',
			'Two questions.',
			'Eleven.',
		]) {
			expect(screen).toContain(text);
			expect(file).not.toContain(text);
		}
		for (const text of ['Ask for the owner first.', '‘You hear a person.’']) expect(file).toContain(text);
	});

	it('CALL-24: leaves out of a file what is done by nobody or on no day, a doubt to answer, and what readers do not use', () => {
		const action = (text: string, timeline = '', owner = 'Sam') => ({
			action: text,
			timeline,
			owner,
			priority: 'High',
		});
		const nextSteps = {
			immediateActions: [
				action('“Let me find out what it would cost you to have all of the courts done.” (line 9)'),
				action(
					'“I will find out by Friday what the club says about the offer, and then I send you the contract.” (line 10)',
					'Friday',
				),
				action(
					'“I will send the list of the courts that we have done this year, with the photos and the prices.” (line 11)',
					'On Monday',
				),
				action('You: “We begin on Monday.” (line 13)', 'Monday', ''),
				action('“I can do that.” (line 12)'),
				action('Answer the open doubt: “Is it a robot?” (Bea, line 3)'),
			],
		};
		const measurements = { sides: [{ role: 'salesperson' as const, names: ['Sam'] }] };
		const file = textsOf(document({ callAnalysis: { nextSteps, measurements } }, example)).join('\n');
		for (const text of ['about the offer', 'send the list']) expect(file).toContain(text);
		const left = ['what it would cost', 'Is it a robot?', 'I can do that', 'We begin on Monday'];
		for (const text of left) expect(file).not.toContain(text);
		const screen = textsOf(tabs({ nextSteps, measurements })).join('\n');
		for (const text of left) expect(screen).toContain(text);
	});

	it('tells of the ledger what the member put right', () => {
		const details = { kind: 'goal' } as never;
		const goal = (quote: string, put?: true): LedgerRow => ({
			kind: 'goal',
			label: '',
			note: '',
			quote,
			line: 4,
			speaker: 'Bea',
			...(put && { fact: { id: 'goal', turn: 4, details, corrected: put } }),
		});
		const told = (...ledger: LedgerRow[]) => textsOf(document({ callAnalysis: { ledger } }, example)).join('\n');
		expect(told(goal('I want names.'))).not.toContain('names');
		expect(told(goal('I want names.', true))).toContain('names');
	});

	it('CALL-21: leaves to the screen what the built-in engine advises, and tells what a model does', () => {
		const areasForImprovement = [
			{ area: 'A price as a range', issue: 'You named two sums.' },
			{ area: 'Offer corrected while it was made', issue: 'You began with half.' },
		];
		const told = textsOf(document({ callAnalysis: { conversationAnalysis: { areasForImprovement } } }, example)).join(
			'\n',
		);
		expect(told).toContain('Offer corrected while it was made. You began with half.');
		expect(told).not.toContain('two sums');
	});

	it('CALL-30: leaves to the screen a doubt that a few words answered, and its grade', () => {
		const doubt = (reply: string) =>
			`“And what if the engineers hate it again? We paid for one two years ago, and nobody used it.” (Bea, line 3) You answered: “${reply}” (line 4)`;
		const told = (concern: string) =>
			textsOf(document({ callAnalysis: { prospectInsights: { concerns: [concern] } } }, example)).join('\n');
		expect(told(doubt('No. Yeah. It is.'))).not.toContain('engineers');
		expect(
			told(doubt(`${'They wrote the words themselves in the other three firms, '.repeat(2)}and nobody went back.`)),
		).toContain('engineers');
		const graded = {
			objection:
				'“And what if the engineers hate it again? We paid for one two years ago, and nobody used it.” (Bea, line 3)',
			category: 'Trust',
			handlingEffectiveness: 'Excellent',
			salesPersonResponse:
				'“They wrote the words themselves in the other three firms, and nobody went back to the paper.” (line 4)',
			improvedResponse: '',
		};
		const file = textsOf(
			document({ callAnalysis: { objectionAnalysis: { objectionsRaised: [graded] } } }, example),
		).join('\n');
		expect(file).toContain('engineers');
		expect(file).not.toContain('Excellent');
	});

	it('CALL-30: shows each graded doubt with its reply, but for one that the summary tells', () => {
		const raised = (objection: string) => ({
			objection: `Bea: “${objection}” (line 3)`,
			category: 'Doubt',
			salesPersonResponse:
				'“You can stop any time, and what you paid for the months that you did not have comes back to you within a week.” (line 4)',
			handlingEffectiveness: 'Excellent',
			improvedResponse: '',
		});
		const objectionAnalysis = { objectionsRaised: [raised(ROBOT), raised(SWEEPS)] };
		const fileWith = (doubt: string) => {
			const callSummary = { outcome: '', keyHighlights: [doubt] };
			return textsOf(document({ callAnalysis: { callSummary, objectionAnalysis } }, example)).join('\n');
		};
		const answered = `They asked: Bea: “${ROBOT}” (line 3)\nYou answered: “You can stop any time, and what you paid for the months that you did not have comes back to you within a week.” (line 4)`;
		expect(fileWith(answered).split('Is it a robot?')).toHaveLength(2);
		expect(fileWith(answered)).toContain(
			`Bea: “${SWEEPS}” (line 3)\nYou answered: “You can stop any time, and what you paid for the months that you did not have comes back to you within a week.” (line 4)`,
		);
	});

	it('CALL-16: tells what each highlight is about beside it, and lists those that do not say it', () => {
		const blocksOf = (...keyHighlights: string[]) =>
			document({ callAnalysis: { callSummary: { keyHighlights } } }, example).sections[0]?.blocks;
		expect(
			blocksOf(
				'Their situation: you asked “And then?” (line 7): “They wait.” (line 8)',
				'Next: Sam: “I will.” (line 9)',
			),
		).toEqual([
			{
				kind: 'facts',
				facts: [
					{ label: 'Their situation', value: 'You asked “And then?” (line 7): “They wait.” (line 8)' },
					{ label: 'Next', value: 'Sam: “I will.” (line 9)' },
				],
			},
		]);
		expect(blocksOf('From the call: “One.” (line 1)', 'From the call: “Two.” (line 2)')).toEqual([
			{ kind: 'facts', facts: [{ label: 'From the call', value: '“One.” (line 1)\n\n“Two.” (line 2)' }] },
		]);
		const free = ['Their situation: they wait.', 'They wait for “days”: nobody calls.'];
		expect(blocksOf(...free)).toEqual([{ kind: 'list', items: free }]);
	});

	it('CALL-14: holds every text of the result in reading order', () => {
		const report = document(output, example);
		const all = textsOf(report).join('\n');
		const { measurements, scoring, ledger = [], ...analysis } = callAnalysis;
		// What was read stands in the ledger on the screen.
		const rows = ledger.filter(({ fact }) => fact?.corrected === true);
		expect(rows.length).toBeLessThan(ledger.length);
		// What is the same as elsewhere in it, or is not known, is not said (again).
		const untold = [
			'kind',
			'speaker',
			'fact',
			'note',
			'trustLevel',
			// The member ticks what of it is right.
			'followUpEmail',
			'skillDevelopment',
			'handlingEffectiveness',
			'prospectEngagement',
			'interestLevel',
			// The points stand where it is told how they are weighed, the rest in the summary and at each part.
			'overallQualification',
			'currentStage',
			'closeRisk',
			// The day to meet stands in the summary, and each step in its table.
			'nextMilestone',
			'agenda',
			'evidence',
			'assessment',
			'label',
			// One who reads the words sees how bad it is.
			'severity',
			'urgency',
			// Good questions and gaps need no word for how much they matter.
			'impact',
			// Estimated from the words, which are counted below.
			'duration',
			// Who decides and was not there is told with their words.
			'riskFactors',
			// A file says where the deal stands with the outcome and the steps.
			'dealProgression',
			// A promise that stands in the summary has no row.
			'priority',
			// What was read is told in the summary as far as it matters, and stands in the ledger on the screen.
			'painPoints',
			'buyingSignals',
			// A doubt of the summary stands there with its answer, and one that a few words answered on the screen.
			'salesPersonResponse',
			'concerns',
			'objection',
			'category',
			// What the built-in engine advises stands on the screen.
			'areasForImprovement',
			// What readers seldom use of the steps stands on the screen.
			'action',
			'timeline',
			'owner',
		];
		const sentences = (text: string) =>
			[...text.matchAll(/“([^“”]+)”/g)].flatMap(([, quote = '']) => wholeSentences(quote));
		for (const text of textsOf({ analysis, rows }, untold)) {
			if (all.includes(text)) continue;
			const missing = sentences(text).filter((one) => !all.includes(one));
			expect([text, missing]).toEqual([expect.stringContaining('“'), []]);
		}
		const { bantScore } = callAnalysis.qualificationAnalysis;
		for (const { assessment, evidence } of Object.values(bantScore))
			expect(all.includes(assessment)).toBe(evidence.length === 0);
		expect(all).not.toContain('Not measured');
		const headings = report.sections.map(({ heading }) => heading);
		// Whether doubts and steps remain is learned from what readers use.
		const learned = ['Conversation', 'Further next steps'];
		expect(headings).toEqual([
			'Summary and insights',
			...learned.filter((heading) => headings.includes(heading)),
			'Measured',
			'How it is weighed',
			...(callAnalysis.assumptions.length > 0 ? ['Assumptions'] : []),
		]);
		expect(all).toContain(measurements.basisNote);
		for (const { part, value } of scoring.overall) expect(all).toContain(`${part.toLowerCase()} ${value}`);
	});

	it('says who was who on the call', () => {
		const roles = { salesPerson: 'Declan, I own Midland Solar', prospect: '', others: '' };
		expect(
			document(output, { ...example, participantRoles: { ...roles, prospect: 'Noreen, dairy farmer' } }),
		).toHaveProperty('subtitle', 'Seller: Declan, I own Midland Solar · Customer: Noreen, dairy farmer');
		expect(document(output, { ...example, participantRoles: roles }).subtitle).toBe(
			'Seller: Declan, I own Midland Solar',
		);
	});

	it('prints no words of the call again that stand in the summary', () => {
		const report = document(output, example);
		const [summary] = report.sections;
		const above = textsOf([summary?.blocks]).join('\n');
		const pains = summary?.sections?.find(({ heading }) => heading === 'Pain points');
		const shown = textsOf([pains?.blocks]);
		for (const { painPoint } of callAnalysis.prospectInsights.painPoints) {
			const quote = /“([^“”]+)”/.exec(painPoint)?.[1] ?? '';
			expect([quote, above.includes(quote), shown.some((text) => text.includes(quote))]).not.toEqual([
				quote,
				true,
				true,
			]);
		}
		const steps = textsOf(report.sections.find(({ heading }) => heading === 'Next steps'));
		expect(steps.some((text) => text.startsWith('“') && above.includes(text))).toBe(false);
	});

	it('CALL-23: calls an answer poor by the same words as the screen', () => {
		const headings = document(sampleOutput, sampleInput)
			.sections.flatMap(({ sections = [] }) => sections)
			.find(({ heading }) => heading === 'Objections')
			?.sections?.map(({ heading }) => heading);
		expect(headings).toEqual(['Reliability, handled: Good', 'Proof, handled: Poor']);
	});

	it('says "Not measured" where there is no value', () => {
		const input = inputOf(
			'00:01 hello there\n00:04 how much is it\n00:07 20 pounds a month for all of you, and it works in every room',
		);
		const facts = document(draft(input), input).facts;
		expect(facts).toContainEqual({ label: 'Overall score', value: 'Not measured' });
	});
});

describe('the key insights', () => {
	const text = keyInsights(output, example);

	it('CALL-15: hold score, highlights, BANT with evidence and next actions', () => {
		expect(text).toContain(`Overall score: ${callAnalysis.callSummary.overallScore} of 10`);
		for (const highlight of callAnalysis.callSummary.keyHighlights) expect(text).toContain(`- ${highlight}`);
		for (const part of Object.values(callAnalysis.qualificationAnalysis.bantScore)) {
			expect(text).toContain(part.assessment);
			for (const quote of part.evidence) expect(text).toContain(`“${quote}”`);
		}
		for (const { action } of callAnalysis.nextSteps.immediateActions) expect(text).toContain(action);
	});

	it('are plain text without markup', () => {
		expect(text).not.toMatch(/[<>*#]|\n{3}/);
		expect(text.endsWith('\n')).toBe(true);
	});
});

describe('the title of a run', () => {
	it('names kind and company, and does without what is missing', () => {
		expect(title(example)).toBe('Discovery Call with Marsh & Daughter Heating');
		expect(title(inputOf('', { callType: 'Other' }))).toBe('Sales call');
	});
});

it('CALL-16: shows a talk on the screen by the words of it that say most, with who said them', () => {
	const talk = 'Owen: “We lose six a week. It is the plan.”\nYou: “I see.” (lines 1 and 2)';
	const keyHighlights = [`From the call: ${talk}`, 'Doubt: “Is it safe?” (line 9)'];
	const of = (glance: string[]) => highlightSection({ callSummary: { keyHighlights, glance } });
	expect(of(['We lose six a week.']).sections).toEqual([
		{ heading: 'Owen: “We lose six a week.”', folded: true, blocks: [{ kind: 'paragraph', text: talk }] },
	]);
	expect(of(['We lose six a week.']).blocks).toMatchObject([{ facts: [{ label: 'Doubt' }] }]);
	expect(of(['We lose six a week.', 'Is it safe?']).sections?.[1]?.heading).toBe('Doubt: “Is it safe?”');
	expect(of([]).sections).toEqual([]);
});
