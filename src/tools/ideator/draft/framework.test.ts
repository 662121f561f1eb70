import { describe, expect, it } from 'vitest';
import { wrongExamples } from '#language/pattern.ts';
import { toMarkdown } from '#server/export/markdown.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { contract, type IdeatorInput } from '../contract.ts';
import { document } from '../document.ts';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import { ground } from '../ground.ts';
import { DAY_WANTED } from './framework.ts';
import * as TOOLKIT from './sentences/toolkit.ts';

function toolkitOf(change: Partial<IdeatorInput>) {
	return draft(contract.input.parse({ ...example, ...change })).discoveryCallToolkit;
}

describe('the service ideas', () => {
	it.each([
		[
			'numbered lines',
			'1. Parallel run: a month, £350\n2. Payroll at £6.50 a payslip\n\n3. Holiday pay, 12 months back',
		],
		['bullets', '- Parallel run: a month, £350,\n• Payroll at £6.50 a payslip\n* Holiday pay, 12 months back'],
		['bare lines', 'Parallel run: a month, £350\nPayroll at £6.50 a payslip.\r\nHoliday pay, 12 months back'],
		['one line', 'Parallel run: a month, £350; Payroll at £6.50 a payslip; Holiday pay, 12 months back'],
	])('keeps each service idea given as %s, and its check finds each in the answers', (_, initialServiceIdeas) => {
		const input = contract.input.parse({ ...example, initialServiceIdeas });
		const { output, grounding } = ground(draft(input), input);
		const { ideas, nextSteps } = output.discoveryCallToolkit.postCall;
		expect(ideas).toEqual([
			'“Parallel run: a month, £350”',
			'“Payroll at £6.50 a payslip”',
			'“Holiday pay, 12 months back”',
		]);
		expect(nextSteps).toContain(TOOLKIT.NEXT_STEPS.ideas);
		expect(grounding.quotesDropped).toBe(0);
		expect(toMarkdown(document(output, input))).toContain('- “Payroll at £6.50 a payslip”\n');
	});

	it('says nothing of ideas where none was given', () => {
		const { postCall } = toolkitOf({ initialServiceIdeas: 'none' });
		expect(postCall.ideas).toEqual([]);
		expect(postCall.nextSteps).not.toContain(TOOLKIT.NEXT_STEPS.ideas);
	});
});

describe('the first and the last minute', () => {
	it('says only what fits of what was given for the first and the last minute', () => {
		const { opening, closing } = toolkitOf({}).callFramework;
		expect(opening.slice(0, 2)).toEqual([
			'‘Thank you for making the time, Miriam.’',
			'‘I have 30 minutes; does that still suit you?’',
		]);
		expect(closing.join('\n')).toContain(`offer what you would do first (“${example.firstStep}”), then: ‘When`);
		const without = toolkitOf({ contactFirstName: 'M. at m@m.example', minutes: 'some', firstStep: 'a call' });
		expect(without.callFramework.opening.slice(0, 2)).toEqual([
			'‘Thank you for making the time.’',
			'‘How much time do you have today?’',
		]);
		expect(without.callFramework.closing.join('\n')).toContain('what you would do first (“a call”), then');
		expect(without.callPrep.mindsetAndGoals).toContain('Not used: “M. at m@m.example”. The opening takes');
	});

	it('ends, without a first step, with what the goal is after, or an open offer', () => {
		const closing = (primaryGoal: string) => toolkitOf({ primaryGoal, firstStep: '' }).callFramework.closing;
		expect(closing('Get a walk round the site')).toContain(TOOLKIT.CLOSING.goal);
		expect(closing('Get a walk round the site')).not.toContain(TOOLKIT.CLOSING.suggestion);
		expect(closing('get clients')).toContain(TOOLKIT.CLOSING.suggestion);
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

	it('knows goals that a day is to be agreed for', () => {
		expect(wrongExamples([DAY_WANTED])).toEqual([]);
		expect(idleInAnyGroup(DAY_WANTED)).toEqual([]);
	});
});
