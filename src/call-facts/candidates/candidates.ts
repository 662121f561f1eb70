/**
 * What a call offers for the parts of a proposal or a plan, the likeliest first: whole sentences, sums, names and days,
 * each with the words that show it. Nothing is put in other words.
 */

import { amountsIn } from '#language/amounts/amounts.ts';
import { capital } from '#language/capitals.ts';
import { namesADay } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import {
	absentDeciders,
	answerTo,
	type CallText,
	nameOf,
	promises,
	type Said,
	saidBy,
	saidIn,
	sideOf,
	turnOf,
} from '../call-text.ts';
import type { Fact, Price, Side } from '../facts.ts';
import { acceptedPrices, sumText } from '../sums.ts';
import { BEGINS, COUNTED, DESCRIBES, GIVES, PROOF, SCOPE, TAX, TERMS } from './cues.ts';
import {
	asOurWords,
	attributed,
	distinct,
	MOST,
	passage,
	quotesOf,
	sentencesOf,
	standsAlone,
	trimmed,
} from './spoken.ts';

const byConfidence = (a: Fact, b: Fact) => b.confidence - a.confidence;

/** Their troubles in their words, the main ones first. */
export function troubles(call: CallText): Suggestion[] {
	const { pains } = call.facts;
	const ranked = pains.toSorted((a, b) => Number(b.main) - Number(a.main) || byConfidence(a, b));
	return quotesOf(call, ranked);
}

/** What they want to have instead, in their words. */
export function goals(call: CallText): Suggestion[] {
	return quotesOf(call, call.facts.goals.toSorted(byConfidence));
}

/** What they count their trouble in, in their words. */
export function figures(call: CallText): Suggestion[] {
	return quotesOf(call, call.facts.figures.toSorted(byConfidence));
}

/**
 * What the seller says is done or handed over: a list that is counted aloud first, then what follows "here's what you'd
 * get", then single sentences. None that names a sum: that is a price.
 */
export function scope(call: CallText): Suggestion[] {
	const promised = new Set(call.facts.next.flatMap(({ lines }) => lines));
	const single = sentencesOf(call, 'seller', SCOPE.pattern).filter(({ turn }) => !promised.has(turn.number));
	const others = [...described(call), ...single].filter(
		({ quote }) => !COUNTED.pattern.test(quote) && !PROOF.pattern.test(quote) && !INTRODUCES.test(quote),
	);
	const found = [...counted(call), ...others].filter(({ quote }) => !namesMoney(quote));
	return distinct(found.map(asOurWords)).slice(0, MOST + 2);
}

/** Who speaks, not what is done. */
const INTRODUCES = /\b(?:i'm|i am|this is|my name) \p{Lu}/u;
const FEWEST_ITEMS = 2;

function counted(call: CallText): Said[] {
	return ofSeller(call).flatMap((turn) => {
		const items = wholeSentences(turn.text).filter((sentence) => COUNTED.pattern.test(sentence));
		return items.length < FEWEST_ITEMS
			? []
			: items.map((item) => {
					const said = saidIn(call, item, turn);
					return { ...said, quote: said.quote.replace(COUNTED.pattern, '') };
				});
	});
}

const MOST_DESCRIBED = 4;

function described(call: CallText): Said[] {
	return ofSeller(call).flatMap((turn) => {
		const sentences = wholeSentences(turn.text);
		const at = sentences.findIndex((sentence) => DESCRIBES.pattern.test(sentence));
		if (at === -1) return [];
		const rest = sentences.slice(at + 1).filter((sentence) => standsAlone(sentence));
		return rest.slice(0, MOST_DESCRIBED).map((sentence) => saidIn(call, sentence, turn));
	});
}

function ofSeller(call: CallText) {
	return call.turns.filter((turn) => sideOf(call, turn) === 'seller' && turn.text.length < LONGEST_TURN);
}

/** In characters: a turn may be as long as a whole call. */
const LONGEST_TURN = 4000;

function namesMoney(quote: string): boolean {
	return amountsIn(quote).some(({ kind }) => kind === 'money');
}

/** The agreed price, else those that the seller asks for, with the tax where the turn names it. */
export function prices(call: CallText): Suggestion[] {
	const agreed = acceptedPrices(call);
	const others = call.facts.prices.filter((price) => !agreed.includes(price));
	// The last word counts.
	const byLastWord = (a: Price, b: Price) => lastNamed(call, b) - lastNamed(call, a);
	return distinct(
		[...agreed.toSorted(byLastWord), ...others.toSorted(byLastWord)].map((price) => priceOf(call, price)),
	).slice(0, MOST);
}

/** The last turn in which either side names the sum. */
function lastNamed(call: CallText, { amount }: Price): number {
	return call.turns.findLast(({ amounts }) => amounts.some(({ value }) => value === amount))?.number ?? 0;
}

function priceOf(call: CallText, price: Price): Suggestion {
	const { quote, line, name } = saidBy(call, price);
	const tax = TAX.pattern.exec(turnOf(call, price.lines[0] ?? 0)?.text ?? '')?.[0];
	return { text: tax === undefined ? sumText(price) : `${sumText(price)} ${tax}`, quote, line, speaker: name };
}

/** What the seller says on payment, notice, credit or guarantee. */
export function terms(call: CallText): Suggestion[] {
	const found = sentencesOf(call, 'seller', TERMS.pattern).filter(({ quote }) => !COUNTED.pattern.test(quote));
	return distinct(found.map(asOurWords)).slice(0, MOST);
}

/** Days that either side named for the beginning, then the buyer's own dates. */
export function dates(call: CallText): Suggestion[] {
	const begins = call.turns
		.filter(({ dates: named, text }) => named.some(namesADay) && BEGINS.pattern.test(text))
		.flatMap((turn) => {
			const sentence = wholeSentences(turn.text).find((one) => BEGINS.pattern.test(one) && standsAlone(one));
			if (sentence === undefined) return [];
			const said = saidIn(call, sentence, turn);
			return sideOf(call, turn) === 'seller' ? [asOurWords(said)] : [quoteOf(said)];
		});
	return distinct([...begins, ...quotesOf(call, call.facts.timing.toSorted(byConfidence))])
		.filter(({ quote }) => quote !== '')
		.slice(0, MOST);
}

function quoteOf({ quote, line, name }: ReturnType<typeof saidIn>): Suggestion {
	return { text: attributed(trimmed(quote), name), quote, line, speaker: name };
}

/** Those who decide and were there, in one line; then each who was not. */
export function deciders(call: CallText): Suggestion[] {
	const absent = absentDeciders(call);
	const present = call.facts.deciders.filter((one) => !absent.includes(one));
	const names = [...new Set(present.map(({ who }) => nameOf(call, who)))];
	const of = (text: string, fact: Fact): Suggestion => {
		const { quote, line, name } = saidBy(call, fact);
		return { text, quote, line, speaker: name };
	};
	const [first] = present;
	return distinct([
		...(first === undefined || names.length === 0 ? [] : [of(listOf(names), first)]),
		...absent.map((one) => of(capital(one.who), one)),
	]).slice(0, MOST);
}

/** What was promised, with owner and day: Bex Dunlop, by Friday: “I'll get the letter over to you.” */
export function steps(call: CallText): Suggestion[] {
	const all = promises(call);
	const dated = [...all.filter(({ when }) => when !== null), ...all.filter(({ when }) => when === null)];
	return distinct(
		dated.flatMap((promise) => {
			const { quote, line, name } = saidBy(call, promise);
			const sentence = wholeSentences(quote).find((one) => standsAlone(one) && GIVES.pattern.test(one));
			if (sentence === undefined) return [];
			const who = [nameOf(call, promise.owner), promise.when ?? ''].filter((part) => part !== '').join(', ');
			return [{ text: `${who}: ${quoted(trimmed(sentence))}`, quote, line, speaker: name }];
		}),
	).slice(0, MOST + 2);
}

/** What the seller says it did for another client, with a figure. */
export function proof(call: CallText): Suggestion[] {
	const told = sentencesOf(call, 'seller', PROOF.pattern).filter(({ quote }) => amountsIn(quote).length > 0);
	return distinct(told.map(asOurWords)).slice(0, MOST);
}

const FEWEST_OF_A_QUESTION = 4;

/** Their questions about the offer, each with the seller's answer in the words of the call. */
export function answeredQuestions(call: CallText): Suggestion[] {
	const doubts = call.facts.objections.filter(({ answered }) => answered);
	return distinct(
		doubts.flatMap((doubt) => {
			const { quote, line, name } = saidBy(call, doubt);
			const question = wholeSentences(quote).findLast((sentence) => sentence.endsWith('?'));
			const answer = answerTo(call, doubt.lines[0] ?? 0);
			const said = answer && passage(answer.text);
			const asked = question === undefined ? '' : trimmed(question);
			if (!said || asked.split(' ').length < FEWEST_OF_A_QUESTION || !/^\p{Lu}/u.test(asked)) return [];
			return [{ text: `You asked: ${quoted(asked)} Our answer: ${quoted(said)}`, quote, line, speaker: name }];
		}),
	).slice(0, MOST);
}

const COMPANY = /^(.{2,60})$/;

/** Whom it is for: the company of the buyers, where their labels say it, else their names. */
export function client(call: CallText): Suggestion[] {
	return parties(call, 'prospect');
}

/** Who offers: the company of the sellers, where their labels say it, else their names. */
export function seller(call: CallText): Suggestion[] {
	return parties(call, 'salesperson');
}

function parties(text: CallText, role: 'salesperson' | 'prospect'): Suggestion[] {
	const { call, roles } = text;
	const speakers = call.speakers.filter((_, index) => roles.roles[index] === role);
	const companies = speakers.flatMap(({ company }) => (company && COMPANY.test(company) ? [company] : []));
	const names = listOf(speakers.slice(0, 2).map(({ name }) => name));
	return distinct(
		[...companies, ...introduced(text, role === 'prospect' ? 'buyer' : 'seller'), names]
			.filter((name) => name !== '')
			.map((name) => ({ text: name, quote: '', line: 0, speaker: '' })),
	);
}

/** In turns, at the beginning. */
const GREETING = 14;
const INTRODUCED =
	/\b(?:(?:i'm|i am|it's|this is|here(?:'s| is)) \p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?,? (?:from|at|with|of|here at)|we are|we're|here at|i run|i own|i work (?:for|at)) (\p{Lu}[\p{L}'&-]*(?: (?:and |& )?\p{Lu}[\p{L}'&-]*){0,3})/gu;

/** "Morning Colm, it's Ruth from Loafline." */
function introduced(call: CallText, side: Side): string[] {
	const own = call.turns.slice(0, GREETING).filter((turn) => sideOf(call, turn) === side);
	return own.flatMap(({ text }) => [...text.matchAll(INTRODUCED)].flatMap(([, name]) => name ?? []));
}
