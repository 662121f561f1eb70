import type { Industry, IndustryTask } from '#content/industry.ts';
import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { ended, listOf } from '#prose/sentences.ts';
import type { Form } from './form.ts';

/**
 * Pieces from the catalogue of trades: what is typical, marked as such, and questions that people in the trade know.
 */

/** For a brand that sells to a trade: that trade's daily work, as something to check and to discuss. */
export function marketForms(market: Industry, task: IndustryTask): Form[] {
	const typical = `Typical of ${market.many}: ${decapitalize(ended(task.hurts))}`;
	const name = capital(task.name);
	return [
		{
			kind: 'teach',
			title: `${name}: a check you can do alone`,
			hook: typical,
			points: [
				task.selfTest,
				`The figure to write down: ${task.measure}.`,
				`Show it to whoever holds the role of ${task.owner}.`,
			],
			turn: '',
			ask: `Tell us what you counted for ${task.name}.`,
			show: `a tally on paper for ${task.name}`,
		},
		{
			kind: 'poll',
			title: `${name}: what do you do?`,
			hook: task.question,
			points: [`Every ${market.place.one} has its own way with ${task.name}.`],
			turn: '',
			ask: `Vote, and say what you would change about ${task.name}.`,
			options: [...task.ways.map(capital), 'Something else'],
			show: `the usual ways with ${task.name}, side by side`,
		},
		{
			kind: 'case',
			title: `${name}: one ${market.place.one}, with consent`,
			hook: `How one ${market.place.one} dealt with ${task.name}, told with its consent.`,
			points: [
				`Before, with ${task.name}: [add how it was handled, and by whom].`,
				`The first change to ${task.name}: [add it].`,
				`After: [add the count of ${task.measure}, before and after].`,
			],
			turn: '',
			ask: `Ask us what we would look at first in your ${task.name}.`,
			show: `two counts of ${task.measure}, one under the other`,
		},
		{
			kind: 'teach',
			title: `${name}: ways that people choose`,
			hook: `With ${task.name}, people ${listOf(task.ways, 'or')}.`,
			points: [
				`Ask of each way who has to remember it.`,
				`Ask what it does to ${task.name} when that person is on leave.`,
				`Ask how you would notice that it failed.`,
			],
			turn: '',
			ask: `Which of these is yours?`,
			show: `sticky notes on ${task.name}, one for each way`,
		},
	];
}

/** For a trouble of the audience and the task it belongs to: something to count, and to ask oneself. */
export function countedForm(task: IndustryTask): Form {
	return {
		kind: 'teach',
		title: '{m}: put a figure on it',
		weight: 3,
		hook: ['{m}: a way to put a figure on it.', '{m}: do you know how often?', '{m}. Count it once.'],
		points: [task.selfTest, `The figure to write down: ${task.measure}.`, task.question],
		turn: '',
		ask: `Tell us your figure for ${task.name}.`,
		show: `a tally on paper: ${task.measure}`,
	};
}

/** Questions that a brand of this trade can answer about its own work. */
export function insideForms(task: IndustryTask): Form[] {
	const name = capital(task.name);
	return [
		{
			kind: 'inside',
			title: `${name}: a question to ourselves`,
			hook: `A question that we put to ourselves: ${task.question}`,
			points: [
				`The answer of the one who deals with ${task.name}: [add it in their words].`,
				`What we would change about ${task.name}: [add it].`,
			],
			turn: '',
			ask: `What would you have answered about ${task.name}?`,
			show: `[add who deals with ${task.name}] at work`,
		},
	];
}

/** A word of the trade that outsiders seldom use: to guess, and to explain. */
export function termForms(word: string): Form[] {
	return [
		{
			kind: 'inside',
			title: `Guess: what has this to do with ‘${word}’?`,
			hook: `Something in this picture has to do with ‘${word}’.`,
			points: [`No searching: say what you think ‘${word}’ is.`, `A wrong answer on ‘${word}’ is still a good guess.`],
			turn: '',
			ask: `What is your guess on ‘${word}’?`,
			show: `something to do with ‘${word}’, too close to recognise`,
		},
		{
			kind: 'teach',
			title: `‘${capital(word)}’, in plain words`,
			hook: `You will hear us say ‘${word}’, so here is what we mean.`,
			points: [
				`It means: [add ‘${word}’ in one sentence that a newcomer understands].`,
				`It matters to you because: [add what ‘${word}’ decides].`,
			],
			turn: '',
			ask: `Which other word besides ‘${word}’ should we explain?`,
			show: `the word ‘${word}’ on a card, with the thing beside it`,
		},
	];
}
