import { given, type Recipes, thingOr, words } from '../recipe.ts';

/** Programs and queries. */
export const code: Recipes<'build' | 'debug' | 'review-code' | 'query'> = {
	build: (brief) => ({
		role: 'You are a programmer who writes what was asked for, in the fewest parts that can be tested.',
		given: 'environment and requirements',
		steps: [
			`Restate what goes into the ${thingOr(brief, 'program')} and what comes out, with types and units.`,
			given(brief.key, (fact) => `Treat ${fact} as the first test case.`),
			'List the inputs that would break a naive version: empty, huge, malformed, twice the same.',
			'Write the simplest version that passes, then the handling of those inputs.',
			'Run through it by hand with one ordinary and one awkward input and note the results.',
		],
		constraints: [
			'No library, service or version beyond those named in the context; if one is needed, ask for it.',
			'Errors name what was wrong with the input and never pass silently.',
			'No secrets in code, and nothing that a user typed becomes part of a command or a query.',
			'Where a requirement is open, choose the safer reading and mark it with a comment ASSUMPTION.',
		],
		layout: [
			'The code in one block',
			'How to run it',
			'Tests, or a table of input and expected output',
			'Every ASSUMPTION, as a question',
		],
		check: [
			'Does the code run as it stands, imports included?',
			'Which of the awkward inputs is not handled? Say so.',
			'Is there a line that no requirement calls for?',
		],
		ask: [
			'Language, version and where it runs?',
			'An example of input and the output you want?',
			'What must happen when the input is bad?',
		],
		samples:
			'They are inputs with expected outputs, or code in the wanted style: the result must agree with each of them.',
		unsampled: 'No sample of input and output was given; state the ones you worked with.',
	}),

	debug: (brief) => ({
		role: 'You find faults by evidence: you say what would prove a suspicion before you change a line.',
		given: 'what is known about the fault',
		steps: [
			'State what should happen and what happens, and the smallest case in which the two differ.',
			given(brief.key, (fact) => `Explain ${fact}: any cause that cannot is ruled out.`),
			brief.changes.length > 0
				? given(brief.changes[0] ?? '', (change) => `Look first at what ${change} could have touched.`)
				: 'Ask what was changed last before it appeared.',
			'List causes that fit all observations, each with one test that tells it from the others.',
			'Fix the cause, not the symptom, in the smallest possible change.',
		],
		constraints: [
			'No rewrite of what works, no new dependency.',
			'An observation that is missing for the diagnosis is requested: [needed: output of …].',
			'If two causes remain, say so and give the test that decides.',
		],
		layout: [
			'Cause, in a sentence, with the evidence',
			'The change, as a diff',
			'A test that fails before and passes after',
			'What to watch after the release',
		],
		check: [
			'Does the cause explain every observation, the odd ones too?',
			'Could the fix break a caller that relies on the old behaviour?',
		],
		ask: [
			'What did you expect, and what happened instead, word for word?',
			'Since when, and what changed before?',
			'Which code and which input? Paste both.',
		],
		samples: 'They are cases that fail or work: account for each of them.',
		unsampled: 'No failing case was supplied; construct the smallest one you can.',
	}),

	'review-code': (brief) => ({
		role: 'You review code like a colleague who will be called at night if it fails.',
		given: 'purpose and surroundings of the code',
		steps: [
			'Say in two sentences what the code does; where that differs from its purpose is the first finding.',
			given(brief.key, (fact) => `Check it against ${fact} before anything else.`),
			'Follow bad input, failure and concurrency through it, one at a time.',
			'Look for what is missing: validation, limits, tests, an answer to partial failure.',
			'Sort findings by the damage they can do, not by where they stand.',
		],
		constraints: [
			'Each finding: place, what goes wrong, with which input, and the change.',
			'Style is mentioned once at the end, if at all.',
			'A suspicion without a failing case is called a question.',
		],
		layout: [
			'Table: Severity | Place | What goes wrong | Change',
			'Questions to the author',
			'What is good and should stay',
		],
		check: [
			'Can each severe finding be reproduced from what you wrote?',
			'Have you proposed anything that the language or framework does already?',
		],
		ask: [
			'Which code? Paste it whole.',
			'What is it for, and under what load does it run?',
			'What worries you about it?',
		],
		samples: 'They are findings in the wanted form.',
		unsampled: 'Word the first finding so that the author could act without asking back.',
	}),

	query: (brief) => ({
		role: 'You write queries and formulas whose result can be checked by hand.',
		given: 'tables, columns and rules',
		steps: [
			'Write down what one row of the result stands for, and which rows may appear.',
			given(brief.key, (fact) => `Translate ${fact} into a condition.`),
			`Name the table and column behind each word of ${words(brief.task.length < 200 ? brief.task.replace(/(?<![.\s])[.\s]+$/, '') : 'the task')}.`,
			'Build it from the inside out: filter, join, group, order.',
			'Trace it on four rows you make up for the purpose: one match, one miss, one tie, one with empty cells.',
		],
		constraints: [
			'Only tables and columns from the context; any other is written [column?].',
			'Say how empty values, ties and time zones are treated.',
			'It reads only, unless changing data was asked for.',
		],
		layout: [
			'The query or formula in one block',
			'What each part does, a line each',
			'The made-up rows and the result on them',
		],
		check: ['Can a join multiply rows without being noticed?', 'Does the result change with the order of the input?'],
		ask: [
			'Which program and version?',
			'Which tables and columns, with two or three sample rows?',
			'What should one row of the result show?',
		],
		samples: 'They are rows or results that must come out exactly so.',
		unsampled: 'Since no rows were given, the made-up ones carry the proof.',
	}),
};
