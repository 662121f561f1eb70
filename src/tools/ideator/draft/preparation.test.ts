import { describe, expect, it } from 'vitest';
import { contract, type IdeatorInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import * as QUESTIONS from './sentences/open-questions.ts';
import * as TOOLKIT from './sentences/toolkit.ts';

function toolkitOf(change: Partial<IdeatorInput>) {
	return draft(contract.input.parse({ ...example, ...change })).discoveryCallToolkit;
}

describe('the preparation', () => {
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
			`“Which software do they use?” (workflow question ${number} asks for this)`,
			'“Who decides?” (the closing asks who has to agree)',
			`“How many lamps hang in the church?” (workflow question ${number + 1} asks for this)`,
			`“What does a no-show cost them?” (validation question ${cost} asks for this)`,
		]);
	});

	it('lists an uncertainty whole, and last, as what it is, what is known or a reason to stop', () => {
		const lines = (uncertainties: string) => toolkitOf({ uncertainties }).callPrep.keyIndustryInsights;
		expect(lines('If they sell up I’d drop it. There is no signal. Maybe their CPA already does this')).toEqual([
			'“Maybe their CPA already does this” (in the closing)',
			'Known already, as you wrote: “There is no signal”',
			'A reason to stop: “If they sell up I’d drop it”',
		]);
		expect(lines("I don't know if they care. price")).toEqual([
			"“I don't know if they care” (in the closing)",
			'“price” (in the closing)',
		]);
	});

	it('points to a question only where that asks for exactly this', () => {
		for (const words of [
			'Does their software let anything else write into the calendar?',
			'Is the budget for the pianos with music?',
			'When in the year would they change?',
		])
			expect(toolkitOf({ uncertainties: words }).callPrep.keyIndustryInsights).toEqual([`“${words}” (in the closing)`]);
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
			'In 20 minutes there is time for the first two workflow questions and the first three validation questions.',
		);
		expect(mindset('half an hour')).toContain('In 30 minutes there is time for the first four questions of each list.');
		expect(mindset('45 minutes')).not.toContain('there is time for');
		expect(mindset('2 hours')).not.toContain('there is time for');
		expect(mindset('')).not.toContain('there is time for');
	});

	it('asks first about the point that the goal is about', () => {
		const toolkit = toolkitOf({
			primaryGoal: 'Find out how many units are past due on the 10th',
			assumedPainPoints: 'No-shows\nCustomers pay late',
		});
		const { likelyGoals, likelyFrustrations } = toolkit.callPrep.targetAudienceProfile;
		expect(likelyGoals[0]).toContain('“Find out');
		expect(likelyFrustrations[1]).toContain('begin with question 1 of both lists');
		expect(toolkit.callFramework.discoveryQuestions.painPointValidation[0]).toContain('payments are overdue');
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
		expect(likelyGoals).toEqual(['“get clients”']);
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
