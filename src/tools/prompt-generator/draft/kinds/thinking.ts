import { listOf } from '#prose/sentences.ts';
import type { Brief } from '../brief.ts';
import { given, type Recipes, readerOr, words } from '../recipe.ts';

/** Work whose result is a judgement, a plan or ideas. */

/** What two figures or two changes of one period ask for. */
function comparing({ rates, changes }: Brief): string[] {
	return [
		rates.length === 0
			? ''
			: `Behind each rate lies a count: compute both from ${quotes(rates)}, and say which of the two ${rates.length > 1 ? 'moved' : 'matters here'}.`,
		changes.length > 1
			? `These may overlap in time: ${quotes(changes)}. State what would separate their effects, and whether the figures at hand can.`
			: given(changes[0] ?? '', (change) => `Ask what was different before ${change} and what else began then.`),
	];
}

/** Prices of different make say nothing until they are sums for the same use. */
function pricing({ facts }: Brief): string {
	const priced = facts.filter((fact) => /[$€£¥]\s?\d|\d\s?(?:USD|EUR|GBP|dollars|euros|pounds)\b/.test(fact));
	return priced.length < 2
		? ''
		: `Bring ${quotes(priced)} to one sum for the same period and the same use before you compare them.`;
}

/** What work has to be fitted into. */
function means({ facts }: Brief): string {
	const scarce = facts.filter((fact) =>
		/\b(?:budget|hours|people|team|staff|crew|volunteers?|part-time|away|trainees?|cooks?|helpers?|assistants?|nurses?|teachers?|engineers?|developers?|drivers?)\b|[$€£]\s?\d/i.test(
			fact,
		),
	);
	return scarce.length === 0
		? 'Estimate effort in ranges and mark each as a guess to be confirmed.'
		: `Set the effort against ${quotes(scarce)}. Where it does not fit, cut scope and show what was cut.`;
}

function quotes(facts: readonly string[]): string {
	return listOf(facts.slice(0, 3).map((fact) => words(fact.replace(/[.;,]$/, ''))));
}

const parted = ({ parts }: Brief, sentence: (list: string) => string): string =>
	parts.length > 1 ? sentence(listOf(parts.map(words))) : '';

export const thinking: Recipes<
	'analyse' | 'forecast' | 'compare' | 'plan' | 'brainstorm' | 'name' | 'explain' | 'questions' | 'general'
> = {
	analyse: (brief) => ({
		role: 'You are an analyst who says how sure you are, and what would change your mind.',
		given: 'all evidence there is',
		steps: [
			parted(
				brief,
				(list) => `The task asks more than one thing: ${list}. Answer each by itself, the first before the second.`,
			),
			...comparing(brief),
			given(
				brief.rates.length === 0 && brief.changes.length === 0 ? brief.key : '',
				(fact) => `Check what ${fact} shows by itself, and what one would like it to show.`,
			),
			'Collect explanations, the boring ones included: a change in counting, in mix, in season.',
			'Note for each what else would have to be visible if it were true, and whether it is.',
			'Order them by how much of the effect they could account for.',
			'Name the cheapest observation that would knock out the favourite.',
		],
		constraints: [
			'Every number is taken from the context or worked out in front of the reader.',
			'Coincidence in time is called that, until something rules the others out.',
			'No industry averages and no experience from elsewhere.',
			'A missing figure becomes [needed: …], and the analysis goes on without it.',
		],
		layout: [
			'What is the case, in two sentences',
			'Table: Explanation | Speaks for it | Speaks against it | Missing figure',
			'What to do first, and what it would show',
			'What remains unknown',
		],
		check: [
			'Is there a sentence that the evidence does not carry? Weaken it.',
			'Would the conclusion survive if the largest number were a mistake?',
			'Is it said what result would prove the first choice wrong?',
		],
		ask: [
			'Which figures are there, for which periods?',
			'What changed in that time?',
			'What may be tried, and with what means?',
		],
		samples: 'They show depth and form of an analysis that was liked; their findings do not carry over.',
		unsampled: 'There is no earlier analysis to follow: make the first row of the table the model for the rest.',
	}),

	forecast: (brief) => ({
		role: 'You estimate like an engineer: every number has an origin, and every result a range.',
		given: 'the numbers to start from',
		steps: [
			'Write the formula in words before you put in a number.',
			...comparing({ ...brief, changes: [] }),
			given(brief.rates.length === 0 ? brief.key : '', (fact) => `Enter ${fact} where it belongs in the formula.`),
			'List the inputs that are not given; keep them as letters, not as guesses.',
			'Work out a low and a high case and say which input drives the gap.',
			'Test the result against something known: does the order of magnitude make sense?',
		],
		constraints: [
			'Units stay with their numbers all the way.',
			'Rounding happens once, at the end.',
			'No rate, price or growth from outside: [needed: …] instead.',
			'The result is never more exact than its weakest input.',
		],
		layout: [
			'The result with its range',
			'The sum, line by line: input | value | origin',
			'Which input to pin down first',
		],
		check: ['Redo the sum from the bottom up: is it the same?', 'Are periods mixed, such as months with years?'],
		ask: [
			'Which numbers are known, and how well?',
			'What is the estimate needed for, and how exact must it be?',
			'Which period and which unit?',
		],
		samples: 'They show how a calculation is laid out here; their numbers are others.',
		unsampled: 'Lay the sum out so that one changed input can be followed through.',
	}),

	compare: (brief) => ({
		role: 'You advise one person on one decision, and you commit yourself.',
		given: 'options and circumstances',
		steps: [
			brief.parts.length > 2 ? parted(brief, (list) => `Keep these apart: ${list}.`) : '',
			'State what is being decided, what happens if nothing is decided, and by when it must be.',
			given(brief.key, (fact) => `Take ${fact} as a criterion and say how heavily it weighs.`),
			'Derive the remaining criteria from the context; strike those on which the options do not differ.',
			pricing(brief),
			'Judge each option on each criterion with the fact that supports it.',
			'Recommend one, and name the circumstance in which another would be right.',
		],
		constraints: [
			'The same questions are put to every option, the present state included.',
			'Properties of an option that were not given are not filled in from memory: [needed: …].',
			'A weight is a choice: say whose.',
		],
		layout: [
			'Recommendation and the one reason that decides it',
			'Table: Criterion | one column for each option | Source',
			'When the answer would be different',
			'Facts worth getting before signing',
		],
		check: [
			'Would the order change if one weight did? Say which.',
			'Is an option described more kindly than the facts allow?',
			'Can the decision be undone, and does the advice reflect that?',
		],
		ask: [
			'Which options are there, and is staying as you are one?',
			'What matters most to you, and what is out of the question?',
			'Which facts do you have on each option?',
		],
		samples: 'They show how a recommendation was put before.',
		unsampled: 'No earlier recommendation was given; the table decides its own form.',
	}),

	plan: (brief) => ({
		role: 'You plan backwards from the end, and you plan for the people who are really there.',
		given: 'people, time and means',
		steps: [
			parted(brief, (list) => `The plan has to cover ${list}.`),
			'Describe how one will see that it is done, in one sentence.',
			given(brief.key, (fact) => `Fix ${fact} first: everything else moves around it.`),
			'List results, not activities, and for each what must exist before it can begin.',
			means(brief),
			'Find the two steps most likely to slip and give each an earlier warning sign.',
		],
		constraints: [
			brief.dated
				? 'A step has one person and one date; unknown ones stand as [who?] or [when?].'
				: 'No end date was given: plan in weeks from the start, and put [add the end date] above the plan.',
			'No more steps at once than there are people.',
			'Holidays, budgets and skills are not assumed.',
			'"Monitor", "align" and "ensure" are not steps.',
		],
		layout: [
			'Goal and how one will see it',
			'Table: Step | Result | Who | By when | Needs first',
			'What was left out',
			'Risks: warning sign | answer',
			'What to do tomorrow',
		],
		check: [
			'Follow the longest chain: does it end in time?',
			'Is anybody in two places on one day?',
			'Can the first step be begun without waiting for anyone?',
		],
		ask: [
			'What must be true at the end, and when is the end?',
			'Who takes part, and with how much time?',
			'What is fixed, and what may be dropped?',
		],
		samples: 'They show how finely plans are cut here.',
		unsampled: 'Cut steps so that each can be finished within a few days.',
	}),

	brainstorm: (brief) => ({
		role: 'You have many ideas, then throw most of them away in plain sight.',
		given: 'what the ideas must fit',
		steps: [
			`Write down how ${readerOr(brief, 'the people concerned')} handle it today, without your ideas.`,
			given(brief.key, (fact) => `Ask of ${fact}: what if it were left out, doubled, or done by somebody else?`),
			'Note three times as many ideas as are needed, the obvious ones first, to be rid of them.',
			'Drop those that break a constraint, and merge twins.',
			'For the survivors, say what makes each work here and nowhere else.',
			'Choose the one to try first by effort and by what could be learnt.',
		],
		constraints: [
			'No two ideas that differ only in wording.',
			'An idea that rests on something unknown says so: [if: …].',
			'Nothing that would need means the context rules out.',
		],
		layout: [
			'The ideas: name, one sentence, first step, effort',
			'The obvious ones that were dropped, in a line each',
			'Which to try first',
		],
		check: [
			'Would the second half of the list be missed? Cut what would not.',
			'Can each first step be done with what there is?',
		],
		ask: [
			'What are the ideas for, and what is the limit of effort?',
			'What has been tried, and how did it go?',
			'What must not come up?',
		],
		samples: 'They are ideas of the right kind and size; do not offer them again.',
		unsampled: 'No liked idea was given as a yardstick: vary size and boldness, so that it can be said which fits.',
	}),

	name: (brief) => ({
		role: 'You find names that can be said on the telephone and remembered the day after.',
		given: 'what the name stands for',
		steps: [
			'Write down what the name has to do: explain, promise, or merely stay in mind.',
			given(brief.key, (fact) => `Gather words from the world of ${fact}: tools, places, movements, sounds.`),
			`Form names of different make: plain words, compounds, borrowed words, verbs, for ${readerOr(brief, 'people who hear it once')}.`,
			'Say each aloud and strike what has to be spelled.',
			'Test the rest for unwanted meanings in the languages concerned.',
		],
		constraints: [
			'Availability of domains and trade marks is unknown to you: say that it has to be searched.',
			'No invented -ly, -ify or dropped vowels unless asked for.',
			'Not two names with the same core.',
		],
		layout: [
			'Table: Name | Make | What it says | Weakness',
			'The three to take to others, and why',
			'What to check before use',
		],
		check: ['Is each spelled as it sounds?', 'Does the favourite still fit if the offer grows?'],
		ask: [
			'What is being named, and for whom?',
			'Which names do you like, and which not?',
			'Which languages or places matter?',
		],
		samples: 'They show taste: name what they have in common in a line, then leave them.',
		unsampled: 'Taste is not shown; keep the makes far apart so that a preference becomes visible.',
	}),

	explain: (brief) => ({
		role: 'You explain by starting from what the other person knows, and you notice where they will get lost.',
		given: 'who is asking and why',
		steps: [
			`Decide which single idea ${readerOr(brief, 'the learner')} lacks; the explanation leads there.`,
			given(brief.key, (fact) => `Start from ${fact}, since it is familiar.`),
			'Give an example with small concrete numbers or things before the rule.',
			'State the rule, then an example where it fails.',
			'Take up the most common wrong idea and show where it leads.',
			'Close with a question by which they can test themselves, and its answer.',
		],
		constraints: [
			'A technical term comes after the thing it names.',
			'One comparison, carried through, with the point at which it breaks.',
			'What is disputed or unknown is not presented as settled.',
		],
		layout: [
			'The answer in two sentences',
			'Example, rule, counter-example',
			'The usual mistake',
			'Question and answer for testing oneself',
		],
		check: ['Is a word used before it is explained?', 'Could somebody repeat the explanation without the terms?'],
		ask: [
			'Who is it for, and what do they know already?',
			'What do they want to do with it?',
			'How deep should it go?',
		],
		samples: 'They show level and tone that worked.',
		unsampled: 'The level is not shown: begin simply and say where the harder part starts.',
	}),

	questions: (brief) => ({
		role: 'You write questions that bring out what people did, not what they think you want to hear.',
		given: 'what is known already and need not be asked',
		steps: [
			'List what will be decided with the answers; a question that decides nothing is left out.',
			given(brief.key, (fact) => `Find out how ${fact} came about before asking what should change.`),
			`Order the questions as ${readerOr(brief, 'the person asked')} would tell it: first what happened, then why, then opinions.`,
			'Check each for a suggested answer, two questions in one, and words they would not use.',
			'Add a follow-up for the answer that would surprise.',
		],
		constraints: [
			'Open questions, unless the answers are to be counted.',
			'Nothing that hurts, or that may not be asked in this setting.',
			'Scales have words at both ends and a way out.',
		],
		layout: ['The questions in order', 'For each: what the answer decides', 'Which to drop if time is short'],
		check: [
			'Answer each as an impatient person would: is the answer of any use?',
			'Is one of them there out of curiosity?',
		],
		ask: [
			'Who is asked, and on what occasion?',
			'What do you want to decide with the answers?',
			'How much time is there?',
		],
		samples: 'They are questions that worked; keep their tone and do not repeat them.',
		unsampled: 'No proven questions were given; keep every one under a breath long.',
	}),

	general: (brief) => ({
		role: 'You do exactly what is asked, with the care of somebody who will be asked about it later.',
		given: 'everything you may rely on',
		steps: [
			parted(brief, (list) => `There are several things to do: ${list}.`),
			`Say in a sentence what a good result does for ${readerOr(brief, 'the person who asked')}.`,
			given(brief.key, (fact) => `Take ${fact} as the starting point.`),
			'Do the hardest part first, since it decides the rest.',
			'Compare the result with the task, word by word.',
		],
		constraints: [
			'Where the context is silent, write [needed: …] rather than something likely.',
			'No introduction and no closing remarks.',
		],
		layout: ['The result', 'What you had to assume', 'What is still needed'],
		check: ['Does the result do all that the task says, and only that?', 'Is something in it that nobody gave you?'],
		ask: [
			'What will the result be used for, and by whom?',
			'What is known already?',
			'How will you tell a good result from a bad one?',
		],
		samples: 'They show what a good result looks like; take form and care from them.',
		unsampled: 'No example came with the task: keep to the plainest form that does the job.',
	}),
};
