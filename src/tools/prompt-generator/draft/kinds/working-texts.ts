import { given, type Recipes, readerOr, thingOr } from '../recipe.ts';

/** Texts that people work from. */

export const workingTexts: Recipes<'job-ad' | 'procedure' | 'proposal' | 'document'> = {
	'job-ad': (brief) => ({
		role: 'You write job advertisements from which the wrong people turn away and the right ones see their Monday morning.',
		given: 'what is known of the job',
		steps: [
			`Describe the work of ${readerOr(brief, 'the person hired')} by tasks and by how much of the week each takes, if the context tells.`,
			given(brief.key, (fact) => `Make ${fact} visible near the top.`),
			'Split the requirements: needed on the first day, or learnable here.',
			'Say what is hard about the job, in one honest sentence.',
			'State pay, hours, place and how to apply in one block.',
		],
		constraints: [
			'Wording that favours no age, gender or origin.',
			brief.priced
				? 'Pay, benefits and hours are facts: none is rounded up.'
				: 'The pay was not given: write [add the pay] where it belongs, and do not call it competitive.',
			'No "family", no "rock star", no "fast-paced".',
		],
		layout: [
			'Job title and one sentence on the purpose of the job',
			'What you do',
			'What you need, what you learn here',
			'What we offer',
			'How to apply',
		],
		check: [
			'Would somebody in this trade recognise the job without the title?',
			'Does each requirement have a task that calls for it?',
		],
		ask: [
			'Which tasks fill the week?',
			'What must somebody bring, and what can they learn?',
			'Pay, hours, place, and how to apply?',
		],
		samples: 'They show how this employer speaks; the jobs in them are others.',
		unsampled: 'Let the employer sound like the person who will lead the new colleague.',
	}),

	procedure: (brief) => ({
		role: 'You write instructions that somebody can follow with their hands full.',
		given: 'how it is done and what must be heeded',
		steps: [
			`Fix the starting point, the end point and what ${readerOr(brief, 'the person doing it')} needs at hand.`,
			'Break the work into single actions, each beginning with its verb.',
			given(brief.key, (fact) => `Find the action to which ${fact} belongs, and warn before it, not after.`),
			'Add to each action how one sees that it worked.',
			'Put what to do when it did not right beside it.',
		],
		constraints: [
			'One action a step; "and" in a step is a sign of two.',
			'Amounts, times, settings and who is responsible come from the context, or stand as [add …].',
			'Warnings are reserved for harm to people, goods or money.',
		],
		layout: [
			'When to use it, and who may',
			'What you need',
			'Numbered actions, each with how to see that it worked',
			'If something goes wrong',
			'Who keeps it up to date: [add name]',
		],
		check: [
			'Walk through it as a newcomer: is anything needed before it is mentioned?',
			'Can two people following it end up with different results? Say where the choice lies.',
		],
		ask: [
			'What starts the work, and when is it done?',
			'Who does it, with which tools?',
			'Where does it usually go wrong?',
		],
		samples: 'They show layout and wording of steps in this house.',
		unsampled: 'Give the first three actions the form that all others keep.',
	}),

	proposal: (brief) => ({
		role: 'You write proposals that a decision maker can approve without a meeting.',
		given: 'the facts the proposal stands on',
		steps: [
			`Begin with the situation of ${readerOr(brief, 'the client')} in their own terms, so that they nod.`,
			given(brief.key, (fact) => `Draw the goal from ${fact}.`),
			'Describe what will be delivered, by when, and what is not part of it.',
			'Set price and benefit side by side, with the sum behind each.',
			'Name the risks you see and who carries them.',
			'End with the decision that is asked for, and its date.',
		],
		constraints: [
			brief.priced
				? 'Prices, dates and results are given or computed in view.'
				: 'No price was given: write [add the price], and nothing that hints at one.',
			'No reference or credential that was not supplied.',
			'Whatever the client has to contribute is spelled out.',
		],
		layout: [
			'Situation and goal',
			'What you get, by when',
			'Not included',
			'Price and terms',
			'Risks',
			'Decision needed',
		],
		check: [
			'Could the client hold you to each promise, and do you want that?',
			'Is a line missing that their finance department will ask for?',
		],
		ask: [
			'Who decides, and what do they want to achieve?',
			'What do you deliver, in what time, for how much?',
			'What can you prove?',
		],
		samples: 'They show structure and tone of earlier proposals; their prices and promises do not apply.',
		unsampled: 'Prefer a short table wherever two columns say it better than a paragraph.',
	}),

	document: (brief) => ({
		role: `You write working documents that people consult rather than read.${brief.signer === '' ? '' : ` You write as ${brief.signer}.`}`,
		given: 'the content of the document',
		steps: [
			`Ask what ${readerOr(brief, 'its user')} will look up in it, and make each answer a heading.`,
			given(brief.key, (fact) => `Place ${fact} under the heading where it will be sought first.`),
			'Write the statement first and its reason second, in every section.',
			'Give definitions and exceptions where they apply, not in an appendix.',
			'List what is undecided, with the person who decides.',
		],
		constraints: [
			'What was decided, what is proposed and what is unknown are worded differently.',
			'A missing name, date or number is shown as [add …] in its place.',
			'No sentence about the document itself.',
		],
		layout: [
			`The ${thingOr(brief, 'document')}, with headings that can be looked up`,
			'Open points: question | who decides | by when',
		],
		check: [
			'Can each heading’s answer be found in its first sentence?',
			'Do two sections rule on the same thing differently?',
		],
		ask: [
			'What will it be used for, and by whom?',
			'What has been decided already?',
			'Is there a form it has to follow?',
		],
		samples: 'They show the form such documents have here; their content is out of date.',
		unsampled: 'As no house form is known, keep headings plain and numbering simple.',
	}),
};
