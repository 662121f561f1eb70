import { describe, expect, it } from 'vitest';
import { problems } from '#content/problems.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput, strangers, textsOf } from '#test/outputs.ts';
import { contract, type IdeatorInput } from './contract.ts';
import * as QUESTIONS from './draft/sentences/open-questions.ts';
import * as TOOLKIT from './draft/sentences/toolkit.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { inputs } from './test-inputs.ts';

function toolkitOf(change: Partial<IdeatorInput>) {
	return draft(contract.input.parse({ ...example, ...change })).discoveryCallToolkit;
}

const questionsOf = (change: Partial<IdeatorInput>) => toolkitOf(change).callFramework.discoveryQuestions;

/** Our own words, and the numbers of points and questions. */
const OURS = [problems, TOOLKIT, QUESTIONS, Array.from({ length: 20 }, (_, index) => String(index + 1))];

const OWN_WAYS = Object.values(QUESTIONS.OWN_POINT)
	.flatMap((kind): string[] => Object.values(kind))
	.map((sentence) => sentence.replace('On {words}', ''));
const isOwnPoint = (text: string) => OWN_WAYS.some((way) => text.endsWith(way));

/** What is said around the member's words; a way to ask about a point is another question with each point. */
const around = (value: unknown) =>
	textsOf(value).map((text) => (isOwnPoint(text) ? text.replace(/[.?!] /g, ' ') : text.replace(/“.*”/s, '“…”')));

describe.each(Object.entries(inputs))('the toolkit for %s', (_, input) => {
	const { takenAs, ...toolkit } = draft(input).discoveryCallToolkit;
	const { workflowAndProcess, painPointValidation } = toolkit.callFramework.discoveryQuestions;

	it('parses, and leaves nothing empty, unfilled or said twice', () => {
		contract.output.parse({ discoveryCallToolkit: { ...toolkit, takenAs } });
		expect(emptyOrUnfilled(toolkit, input)).toEqual([]);
		expect(repeated(sentencesOfOutput(around({ ...toolkit.callFramework, ...toolkit.postCall })))).toEqual([]);
	});

	it('names nobody and no figure that the answers do not hold', () => {
		expect(strangers(toolkit, input, OURS)).toEqual([]);
	});

	it('IDEATOR-14: asks at least six questions about the work and six that test the points, as time allows', () => {
		expect(workflowAndProcess.length).toBeGreaterThanOrEqual(6);
		expect(painPointValidation.length).toBeGreaterThanOrEqual(6);
		expect(workflowAndProcess.length).toBeLessThanOrEqual(12);
		expect(painPointValidation.length).toBeLessThanOrEqual(10);
		const all = [...workflowAndProcess, ...painPointValidation];
		expect(new Set(all).size).toBe(all.length);
	});

	it('IDEATOR-15: asks open questions that lead nowhere, or leaves the words to the member', () => {
		for (const question of [...workflowAndProcess, ...painPointValidation]) {
			if (isOwnPoint(question)) continue;
			expect(question, question).toMatch(/\?$/);
			expect(question, question).not.toMatch(/[“”]/);
			expect(question, question).toMatch(/\b(?:how|what|which|who|where|when)\b/i);
			expect(question, question).not.toMatch(
				/^(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should)\b|would it help|don't you|wouldn't/i,
			);
		}
	});
});

describe('the questions', () => {
	it('IDEATOR-13: change with the niche, the goal and each point', () => {
		const { workflowAndProcess } = questionsOf({});
		expect(questionsOf({ niche: 'Shift planning for home-care agencies' }).workflowAndProcess).toContain(
			'How was it decided who works when this week, and what has changed since?',
		);
		expect(questionsOf({ primaryGoal: 'Learn which programs they use' }).workflowAndProcess).toContain(
			QUESTIONS.UNKNOWN_QUESTIONS.programs,
		);
		const points = example.assumedPainPoints.split('\n');
		for (const [index] of points.entries()) {
			const changed = points.with(index, 'New colleagues need months until they work alone').join('\n');
			const asked = questionsOf({ assumedPainPoints: changed });
			expect(asked.workflowAndProcess).toContain('How did the first two weeks of your newest colleague go?');
			expect(asked.painPointValidation).toContain('What did your newest colleague have to ask more than once?');
		}
		expect(workflowAndProcess.join()).not.toContain('newest colleague');
	});

	it('stand in the order of the points: the first on each, then the second, then open ones', () => {
		const { workflowAndProcess, painPointValidation } = questionsOf({
			assumedPainPoints: 'Bills of suppliers rise\nMoths\nCustomers pay late',
			uncertainties: 'There are moths',
			takenAs: 'supplier-prices: Bills of suppliers rise',
		});
		const [prices, payment] = ['supplier-prices', 'late-payment'].map((one) => problems.find(({ id }) => id === one));
		const ofBoth = (kind: 'workflow' | 'test', index: 0 | 1) =>
			[prices, payment].map((problem) => problem?.sentences[kind][index]);
		expect(painPointValidation).toEqual([
			...ofBoth('test', 0),
			QUESTIONS.OWN_POINT.test.came.replace('{words}', '“Moths”'),
			...ofBoth('test', 1),
			payment?.sentences.test[2],
		]);
		expect(workflowAndProcess).toEqual([
			...ofBoth('workflow', 0),
			QUESTIONS.OWN_POINT.workflow.now.replace('{words}', '“Moths”'),
			...ofBoth('workflow', 1),
			payment?.sentences.workflow[2],
		]);
	});

	it('go on with the job of a point before open ones are asked', () => {
		const { workflowAndProcess, painPointValidation } = questionsOf({
			assumedPainPoints: 'Leads wait until Monday',
			uncertainties: 'There are moths',
		});
		const replies = problems.find(({ id }) => id === 'slow-replies')?.sentences;
		expect(workflowAndProcess.slice(0, 3)).toEqual(replies?.workflow);
		expect(painPointValidation.slice(0, 3)).toEqual(replies?.test);
	});

	it('follow the trouble that was named, not the offer or a word of it', () => {
		const { takenAs } = toolkitOf({
			niche: 'Chatbots for estate agents',
			assumedPainPoints: 'Leads wait until Monday',
			initialServiceIdeas: 'A chatbot that answers support tickets and writes invoices',
		});
		expect(takenAs?.map(({ id }) => id)).toEqual(['slow-replies']);
		expect(toolkitOf({ assumedPainPoints: 'We learned about wine' }).takenAs?.[0]?.id).toBe('none');
	});

	const idsFor = (primaryGoal: string) => toolkitOf({ primaryGoal }).takenAs?.map(({ id }) => id);

	it.each(['Learn', 'Find out', 'to understand', 'Hear', 'See', 'I want to know', 'Know', 'Validate'])(
		'take a goal of the call for what they are about: %s',
		(verb) => {
			expect(idsFor(`${verb} why they cannot find new customers`)).toContain('few-customers');
		},
	);

	it('take a goal of what something costs them for no trouble with prices', () => {
		expect(idsFor('Find out what the visits cost them')).not.toContain('pricing');
	});

	it.each([
		'agree how to win new clients',
		'book a meeting',
		'get to find new clients',
		'make a date',
		'to win new clients',
	])('take the rest of such a goal for no topic: %s', (rest) => {
		const ids = idsFor(`Learn how they work, and ${rest}`);
		expect(ids).toEqual(idsFor('Learn how they work'));
	});

	it('take no goal for what its verbs alone are like', () => {
		const own = toolkitOf({ primaryGoal: 'learn how they plan their week' });
		expect(own.takenAs?.map(({ words }) => words)).not.toContain('learn how they plan their week');
	});

	it('take no goal of the member for that', () => {
		expect(idsFor('Find new customers for my agency')).not.toContain('few-customers');
	});

	it('hold an uncertainty in its own words only where it asks the listener and gives no idea away', () => {
		const asked = (uncertainties: string) => questionsOf({ uncertainties }).workflowAndProcess;
		expect(asked('how many lawyers share one phone?')).toContain('How many lawyers share one phone?');
		for (const words of [
			'How many phones do they have?',
			'Is there a signal in the church?',
			'Which lawyers would accept a machine?',
			'How many inquiries come at night?',
			'How many lawyers share one phone',
			'The phone?',
		])
			expect(asked(words)).not.toContain(words);
	});

	it('of one job stand once, and a second point about it is asked by them', () => {
		const assumedPainPoints = 'Moths\nCustomers pay late\nPayments are late';
		const { callPrep, callFramework } = toolkitOf({ assumedPainPoints });
		const { painPointValidation } = callFramework.discoveryQuestions;
		expect(painPointValidation.filter((one) => /overdue|paid late/.test(one))).toHaveLength(2);
		expect(callPrep.targetAudienceProfile.likelyFrustrations).toEqual([
			'“Moths” (your point 1): validation question 2',
			'“Customers pay late” (your point 2): begin with question 1 of both lists',
			'“Payments are late” (your point 3): begin with question 1 of both lists',
		]);
	});

	it('take nothing from the ideal customer', () => {
		const idealCustomer = 'Wardens who call an organ builder, whose quotes go out late';
		expect(questionsOf({ idealCustomer })).toEqual(questionsOf({}));
	});

	it('keep out the service ideas', () => {
		const { workflowAndProcess, painPointValidation } = questionsOf({});
		expect([...workflowAndProcess, ...painPointValidation].join(' ')).not.toMatch(
			/intake|three languages|weekly list/i,
		);
	});
});

describe('what a point was taken to be about', () => {
	const assumedPainPoints = 'Quotes go out late\nMoths';

	it('is said with two others', () => {
		const [quotes, moths] = toolkitOf({ assumedPainPoints }).takenAs ?? [];
		expect(quotes).toMatchObject({ words: 'Quotes go out late', id: 'quoting', name: 'writing quotes' });
		expect(quotes?.others).toHaveLength(2);
		expect(quotes?.others.map(({ id }) => id)).toContain('quote-follow-up');
		expect(moths).toMatchObject({ id: 'none', name: '', others: [{}, {}] });
	});

	it('is what the member says, also that it is none of these', () => {
		const changed = toolkitOf({ assumedPainPoints, takenAs: 'stock: Moths\nnone: Quotes go out late' });
		const [quotes, moths] = changed.takenAs ?? [];
		expect([quotes?.id, moths?.id]).toEqual(['none', 'stock']);
		expect(quotes?.others.map(({ id }) => id)).toContain('quoting');
		const { workflowAndProcess } = changed.callFramework.discoveryQuestions;
		expect(workflowAndProcess.join()).not.toContain('quote');
		expect(workflowAndProcess[0]).toBe('How do you know what is in stock, and who counts it?');
	});

	it('is nothing where only single words are alike: each of these was misread once', () => {
		for (const words of [
			'Quotes from the big drapes firms are for new curtains',
			'Receptionists spend too long on the phone for prescription refills',
			'Owner must answer in the night',
			'Holiday planning ends in a fight every summer',
		])
			expect(toolkitOf({ assumedPainPoints: words }).takenAs?.[0]?.id, words).toBe('none');
		expect(toolkitOf({ assumedPainPoints: 'no time to post' }).takenAs?.[0]?.id).toBe('texts');
	});

	it('is nothing of a niche that names a trade alone', () => {
		for (const niche of ['driving schools', 'cleaning companies'])
			expect(toolkitOf({ niche }).takenAs?.map(({ words }) => words)).not.toContain(niche);
	});

	it('stays to be changed back where goal or niche were taken wrongly', () => {
		const niche = 'Shift planning for home-care agencies';
		expect(toolkitOf({ niche }).takenAs?.at(-1)).toMatchObject({ words: niche, id: 'rota' });
		const changed = toolkitOf({ niche, takenAs: `none: ${niche}` });
		expect(changed.takenAs?.at(-1)).toMatchObject({ words: niche, id: 'none' });
		expect(changed.callFramework.discoveryQuestions.workflowAndProcess.join()).not.toContain('who works when');
	});
});
