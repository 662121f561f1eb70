import { listOf } from '#prose/sentences.ts';
import type { Brief } from '../brief.ts';
import { given, type Recipes, words } from '../recipe.ts';

/** Work whose result is a judgement or a plan. */

/** What to do with rates, and with changes that overlap in time. */
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

/** Prices with different terms can be compared only as sums for the same use. */
function pricing({ facts }: Brief): string {
	const priced = facts.filter((fact) => /[$€£¥]\s?\d|\d\s?(?:USD|EUR|GBP|dollars|euros|pounds)\b/.test(fact));
	return priced.length < 2
		? ''
		: `Bring ${quotes(priced)} to one sum for the same period and the same use before you compare them.`;
}

/** The limited means that the work must fit into. */
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

export const weighing: Recipes<'analyse' | 'forecast' | 'compare' | 'plan'> = {
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
};
