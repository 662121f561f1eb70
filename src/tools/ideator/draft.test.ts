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

/** What is said around the member's words. */
const around = (value: unknown) => textsOf(value).map((text) => text.replace(/“.*”/s, '“…”'));

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
		const inOwnWords = [...Object.values(QUESTIONS.OWN_POINT).flat(), QUESTIONS.OWN_UNKNOWNS].map((sentence) =>
			sentence.replace('{words}', ''),
		);
		for (const question of [...workflowAndProcess, ...painPointValidation]) {
			if (inOwnWords.some((sentence) => question.includes(sentence))) continue;
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
			QUESTIONS.OWN_POINT.test[0].replace('{words}', '“Moths”'),
			...ofBoth('test', 1),
			payment?.sentences.test[2],
		]);
		expect(workflowAndProcess).toEqual([
			...ofBoth('workflow', 0),
			QUESTIONS.OWN_POINT.workflow[0].replace('{words}', '“Moths”'),
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

	it('leave the words to the member on a point that is about no job on the list', () => {
		const points = ['Ladders wander off', 'Moths', 'Mice', 'Rust', 'Dust', 'Soot'];
		const { callPrep, callFramework } = toolkitOf({
			assumedPainPoints: points.join('\n'),
			uncertainties: 'There are moths',
		});
		const { workflowAndProcess, painPointValidation } = callFramework.discoveryQuestions;
		const own = (kind: 'workflow' | 'test') =>
			QUESTIONS.OWN_POINT[kind].map((sentence, index) => sentence.replace('{words}', `“${points[index]}”`));
		const { workflow, test } = QUESTIONS.OPEN_QUESTIONS;
		expect(workflowAndProcess).toEqual([...own('workflow'), workflow['last have to do']]);
		expect(painPointValidation).toEqual([...own('test'), test['cost you']]);
		expect(callPrep.mindsetAndGoals).toContain(TOOLKIT.MINDSET.subject);
		expect(callPrep.targetAudienceProfile.likelyFrustrations).toEqual([
			...points
				.slice(0, 5)
				.map((point, index) => `“${point}” (your point ${index + 1}): validation question ${index + 1}`),
			'“Soot” (your point 6)',
		]);
	});

	it('leave an open one for last that another question asks already', () => {
		const { painPointValidation } = questionsOf({
			assumedPainPoints: 'Programs do not talk',
			takenAs: 'programs: Moths',
		});
		expect(painPointValidation.join().match(/tried/g)).toHaveLength(1);
		expect(painPointValidation).toHaveLength(6);
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

describe('the rest of the toolkit', () => {
	it('says where each point and each uncertainty is asked', () => {
		const uncertainties =
			'Which software do they use? Who decides? How many lamps hang in the church? What does a no-show cost them?';
		const assumedPainPoints = 'Calls after office hours go unanswered\nNo-shows';
		const { callPrep, callFramework } = toolkitOf({ uncertainties, assumedPainPoints });
		expect(callPrep.targetAudienceProfile.likelyFrustrations[0]).toBe(
			'“Calls after office hours go unanswered” (your point 1): begin with question 1 of both lists',
		);
		const { workflowAndProcess, painPointValidation } = callFramework.discoveryQuestions;
		const number = workflowAndProcess.indexOf(QUESTIONS.UNKNOWN_QUESTIONS.programs) + 1;
		const cost = painPointValidation.findIndex((question) => /fell through cost you/.test(question)) + 1;
		expect(Math.min(number, cost)).toBeGreaterThan(0);
		expect(callPrep.keyIndustryInsights).toEqual([
			`Not known yet: “Which software do they use?” (workflow question ${number} asks for this)`,
			'Not known yet: “Who decides?” (the closing asks who has to agree)',
			`Not known yet: “How many lamps hang in the church?” (workflow question ${number + 1} asks for this)`,
			`Not known yet: “What does a no-show cost them?” (validation question ${cost} asks for this)`,
		]);
	});

	it('lists an uncertainty whole, and as what it is what is known or a reason to stop', () => {
		const lines = (uncertainties: string) => toolkitOf({ uncertainties }).callPrep.keyIndustryInsights;
		expect(lines('If they sell up I’d drop it. Maybe their CPA already does this. There is no signal')).toEqual([
			'Not known yet: “Maybe their CPA already does this” (workflow question 4)',
			'You wrote: “There is no signal”',
			'A reason to stop: “If they sell up I’d drop it”',
		]);
		for (const words of ["I don't know if they care", 'We do not know if they care', 'Not sure if they care'])
			expect(lines(`${words}. I'm not sure they see it`)).toEqual([
				`“${words}” (workflow question 4)`,
				"“I'm not sure they see it” (workflow question 4)",
			]);
		expect(lines('price')).toEqual(['Not known yet: “price” (workflow question 4)']);
	});

	it('points to a question only where that asks for exactly this', () => {
		for (const words of [
			'Does their software let anything else write into the calendar?',
			'Is the budget for the pianos with music?',
			'When in the year would they change?',
		])
			expect(toolkitOf({ uncertainties: words }).callPrep.keyIndustryInsights).toEqual([
				`Not known yet: “${words}” (workflow question 4)`,
			]);
	});

	it('begins only with questions that there is time for', () => {
		const assumedPainPoints = 'Quotes go out late\nCustomers pay late\nOverpaid hours\nNo-shows';
		const { likelyFrustrations } = toolkitOf({ assumedPainPoints, minutes: '15' }).callPrep.targetAudienceProfile;
		expect(likelyFrustrations.map((line) => line.split('): ')[1])).toEqual([
			'begin with question 1 of both lists',
			'begin with question 2 of both lists',
			'question 3 of both lists, if there is time',
			'question 4 of both lists, if there is time',
		]);
		const longer = toolkitOf({ assumedPainPoints, minutes: '25' }).callPrep.targetAudienceProfile.likelyFrustrations;
		expect(longer.at(-1)).toContain('begin with validation question 4');
	});

	it('names as many questions to ask first as the minutes given have room for', () => {
		const mindset = (minutes: string) => toolkitOf({ minutes }).callPrep.mindsetAndGoals;
		expect(mindset('20 min')).toContain(
			'In 20 minutes, ask these first: workflow questions 1, 2; validation questions 1, 2, 3.',
		);
		expect(mindset('half an hour')).toContain('workflow questions 1, 2, 3, 4; validation questions 1, 2, 3, 4.');
		expect(mindset('45 minutes')).not.toContain('ask these first');
		expect(mindset('2 hours')).not.toContain('ask these first');
		expect(mindset('')).not.toContain('ask these first');
	});

	it('asks first about the point that the goal is about, and ends the ideas with one full stop', () => {
		const toolkit = toolkitOf({
			primaryGoal: 'Find out how many units are past due on the 10th',
			assumedPainPoints: 'No-shows\nCustomers pay late',
			initialServiceIdeas: 'A letter. £9 per door.',
		});
		const { likelyGoals, likelyFrustrations } = toolkit.callPrep.targetAudienceProfile;
		expect(likelyGoals[0]).toContain('call: “Find out');
		expect(likelyFrustrations[1]).toContain('begin with question 1 of both lists');
		expect(toolkit.callFramework.discoveryQuestions.painPointValidation[0]).toContain('payments are overdue');
		expect(toolkit.postCall.nextSteps.join()).toContain('£9 per door”.');
		const lines = toolkitOf({ initialServiceIdeas: 'Books review\nJob costing,\n\nA forecast' }).postCall.nextSteps;
		expect(lines.join()).toContain('“Books review; Job costing; A forecast”');
	});

	it('ties points to their job as people type them', () => {
		for (const [words, id] of [
			['no shows', 'no-shows'],
			['Customers dont show up', 'no-shows'],
			['DMs all day', 'inbox'],
			['Quotes written on a Sunday night', 'quoting'],
			['weather cancellations', 'called-off'],
			['The owner lose clients because he answer only in the night', 'slow-replies'],
			['The license of the Câmara for park the truck is forgotten', 'permits'],
		])
			expect(toolkitOf({ assumedPainPoints: `${words}\nMoths` }).takenAs?.[0]?.id, words).toBe(id);
	});

	it('gives the goal of the call as it was typed', () => {
		const { likelyGoals } = toolkitOf({ primaryGoal: 'get clients' }).callPrep.targetAudienceProfile;
		expect(likelyGoals).toEqual(['Your own goal for this call: “get clients”']);
	});

	it('says only what fits of what was given for the first and the last minute', () => {
		const { opening, closing } = toolkitOf({}).callFramework;
		expect(opening.slice(0, 2)).toEqual([
			'‘Thank you for making the time, Miriam.’',
			'‘I have 30 minutes; does that still suit you?’',
		]);
		expect(closing.join('\n')).toContain(`If a point held: ‘${example.firstStep} When would suit you?’`);
		const without = toolkitOf({ contactFirstName: 'M. at m@m.example', minutes: 'some', firstStep: 'a call' });
		expect(without.callFramework.opening.slice(0, 2)).toEqual([
			'‘Thank you for making the time.’',
			'‘How much time do you have today?’',
		]);
		expect(without.callFramework.closing.join('\n')).toContain('agree on a day for it: “a call”');
		expect(without.callPrep.mindsetAndGoals).toContain('Not used: “M. at m@m.example”. The opening takes');
		expect(toolkitOf({ firstStep: '' }).callFramework.closing.join('\n')).toContain('come back with one suggestion');
	});

	it('asks for a day to show it where the goal is a demo', () => {
		for (const primaryGoal of ['Make a date for a demo', 'Win two demos'])
			expect(toolkitOf({ primaryGoal }).callFramework.closing.join('\n')).toContain('When may I show you');
		expect(toolkitOf({ primaryGoal: 'Learn' }).callFramework.closing.join('\n')).not.toContain('show you how');
	});

	it('asks what a trial would have to show where the goal is one', () => {
		for (const primaryGoal of ['Agree on a trial', 'Win two paid pilots'])
			expect(toolkitOf({ primaryGoal }).callFramework.closing.join('\n')).toContain('If it comes to a trial');
		expect(toolkitOf({ primaryGoal: 'Learn' }).callFramework.closing.join('\n')).not.toContain('trial');
	});

	it('asks about the first five points that it understands, and says that others are left', () => {
		const understood = ['No-shows', 'Customers pay late', 'Quotes go out late', 'Overpaid hours', 'DMs all day'];
		const given = (points: readonly string[]) =>
			toolkitOf({ assumedPainPoints: points.join('\n') }).callPrep.targetAudienceProfile.likelyFrustrations;
		const isAsked = (line: string) => line.includes('begin with');
		// What is not understood takes nobody's place.
		const five = given(['Moths', 'Salt', ...understood]);
		expect(five.map(isAsked)).toEqual([false, false, true, true, true, true, true]);
		const six = given([...understood, 'Leads wait until Monday']);
		expect(six.map(isAsked)).toEqual([true, true, true, true, true, false, false]);
		expect(six.at(-1)).toBe(TOOLKIT.POINT.more);
	});
});
