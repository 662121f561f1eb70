/**
 * What a call offers for the parts of a proposal or a plan, the likeliest first: whole sentences, sums, names and days,
 * each with the words that show it. Nothing is put in other words.
 */

import { capital } from '#language/capitals.ts';
import { wholeSentences } from '#language/sentences.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { absentDeciders, answerTo, type CallText, nameOf, saidBy, saidIn, sideOf, turnOf } from '../call-text.ts';
import type { Fact, Price } from '../facts.ts';
import { acceptedPrices, sumText } from '../sums.ts';
import { asOurWords, distinct, MOST, quotesOf, sentencesOf, standsAlone, trimmed } from './spoken.ts';

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

const SCOPE =
	/\b(?:you(?:'d|'ll| would| will)? (?:get|have)|includ\w+|covers?|comes with|we(?:'d|'ll| would| will)? (?:set|build|do|write|train|install|run|handle|take|start|make|deliver|put|connect|clean|migrate|design|send you)|i(?:'d|'ll| would| will)? (?:set|build|do|write|train|install|run|handle|take|make|deliver|put|connect|clean|migrate|design)|it(?:'s| is) (?:all|every))\b/i;

/** What the seller says is done or handed over; sentences that share a turn with a price come first. */
export function scope(call: CallText): Suggestion[] {
	const priced = new Set(call.facts.prices.flatMap(({ lines }) => lines));
	const found = sentencesOf(call, 'seller', SCOPE);
	const ranked = [
		...found.filter(({ turn }) => priced.has(turn.number)),
		...found.filter(({ turn }) => !priced.has(turn.number)),
	];
	return distinct(ranked.map(asOurWords)).slice(0, MOST + 2);
}

const TAX =
	/\b(?:plus|without|excluding|ex|before|with|including|inc(?:l)?\.?) (vat|gst|tax|sales tax|hst|iva|mwst)\b/i;

/** The agreed price, else those that the seller asks for, with the tax where the turn names it. */
export function prices(call: CallText): Suggestion[] {
	const agreed = acceptedPrices(call);
	const others = call.facts.prices.filter((price) => !agreed.includes(price)).toSorted(byConfidence);
	return distinct([...agreed, ...others].map((price) => priceOf(call, price))).slice(0, MOST);
}

function priceOf(call: CallText, price: Price): Suggestion {
	const { quote, line, name } = saidBy(call, price);
	const tax = TAX.exec(turnOf(call, price.lines[0] ?? 0)?.text ?? '')?.[0];
	return { text: tax === undefined ? sumText(price) : `${sumText(price)} ${tax}`, quote, line, speaker: name };
}

const TERMS =
	/\b(?:half|up ?front|deposit|invoic\w+|instal?ments?|on completion|cancel\w*|notice|minimum|contract|refund\w*|credit(?:ed)?|comes off|guarantee\w*|no set-?up|set-?up fee|discount|per cent|percent|lock(?:ed)? in|pay(?:able|ment|ments)?|thirty days|net \d+)\b/i;

/** What the seller says on payment, notice, credit or guarantee. */
export function terms(call: CallText): Suggestion[] {
	return distinct(sentencesOf(call, 'seller', TERMS).map(asOurWords)).slice(0, MOST);
}

const BEGINS = /\b(?:start|begin|kick[- ]?off|go live|live|launch|onboard\w*|first day|up and running)\b/i;

/** Days that either side named for the beginning, then the buyer's own dates. */
export function dates(call: CallText): Suggestion[] {
	const begins = call.turns
		.filter(({ dates: named, text }) => named.length > 0 && BEGINS.test(text))
		.flatMap((turn) => {
			const sentence = wholeSentences(turn.text).find((one) => BEGINS.test(one) && standsAlone(one));
			if (sentence === undefined) return [];
			const said = saidIn(call, sentence, turn);
			return sideOf(call, turn) === 'seller' ? [asOurWords(said)] : [quoteOf(said)];
		});
	return distinct([...begins, ...quotesOf(call, call.facts.timing.toSorted(byConfidence))])
		.filter(({ quote }) => quote !== '')
		.slice(0, MOST);
}

function quoteOf({ quote, line, name }: ReturnType<typeof saidIn>): Suggestion {
	return { text: `${quoted(trimmed(quote))}${name === '' ? '' : ` (${name})`}`, quote, line, speaker: name };
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

/** What was promised, with owner and day: "Bex Dunlop, by Friday: I'll get the letter over to you." */
export function steps(call: CallText): Suggestion[] {
	const { next } = call.facts;
	const dated = [...next.filter(({ when }) => when !== null), ...next.filter(({ when }) => when === null)];
	return distinct(
		dated.flatMap((promise) => {
			const { quote, line, name } = saidBy(call, promise);
			const sentence = wholeSentences(quote).find(standsAlone);
			if (sentence === undefined) return [];
			const who = [nameOf(call, promise.owner), promise.when ?? ''].filter((part) => part !== '').join(', ');
			return [{ text: `${who}: ${trimmed(sentence)}`, quote, line, speaker: name }];
		}),
	).slice(0, MOST + 2);
}

/** Their questions about the offer, each with the seller's answer in the words of the call. */
export function answeredQuestions(call: CallText): Suggestion[] {
	const asked = call.facts.objections.filter(({ answered }) => answered);
	return distinct(
		asked.flatMap((doubt) => {
			const { quote, line, name } = saidBy(call, doubt);
			const question = wholeSentences(quote).findLast((sentence) => sentence.endsWith('?'));
			const answer = answerTo(call, doubt.lines[0] ?? 0);
			const said = answer && wholeSentences(answer.text).filter(standsAlone).slice(0, 2).map(trimmed).join(' ');
			if (question === undefined || !said || question.split(' ').length < 3) return [];
			return [
				{ text: `You asked: ${quoted(trimmed(question))} Our answer: ${quoted(said)}`, quote, line, speaker: name },
			];
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

function parties({ call, roles }: CallText, role: 'salesperson' | 'prospect'): Suggestion[] {
	const speakers = call.speakers.filter((_, index) => roles.roles[index] === role);
	const companies = speakers.flatMap(({ company }) => (company && COMPANY.test(company) ? [company] : []));
	const names = listOf(speakers.slice(0, 2).map(({ name }) => name));
	return distinct(
		[...companies, names].filter((text) => text !== '').map((text) => ({ text, quote: '', line: 0, speaker: '' })),
	);
}
