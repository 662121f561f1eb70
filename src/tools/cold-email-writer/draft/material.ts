import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { capital } from '#language/capitals.ts';
import { listLines, oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import { quoted } from '#prose/sentences.ts';
import type { ColdEmailInput } from '../contract.ts';
import { RESULTS } from '../options.ts';
import { connectionProblem, newsProblem, newsReasonOf, seen, toThemProblem } from './to-them.ts';

/** What the e-mails are made of: names, dates, and the sentences of the member that fit their places; '' where none. */
export interface Material {
	/** For the greeting: the first name, or the title with the last name. */
	first: string;
	isTitled: boolean;
	company: string;
	referrer: string;
	referrerFirst: string;
	referrerTitle: string;
	connection: string;
	challenge: string;
	background: string;
	news: string;
	newsReason: string;
	newsDate: string;
	offer: string;
	/** The one for the first e-mail first. */
	results: readonly string[];
	step: string;
	how: string;
	check: string;
	checkShows: string;
	/** The question between quotation marks, and its answer. */
	doubt: readonly [question: string, answer: string] | null;
	question: string;
}

const LONGEST_NAME = 60;

export function materialOf(input: ColdEmailInput): Material {
	const sender = oneLine(input.senderCompanyName);
	const titled = titledNameOf(input.fullName);
	const company = nameOf(spokenCompany(oneLine(input.prospectCompany)));
	const challenge = firstThat(input.specificChallenge, (sentence) => toThemProblem(sentence, input));
	const ours = sentencesOf(input.valueProposition);
	const offer = ours.find((sentence) => fits('we', sentence, { own: [sender] }) === null) ?? '';
	const check = fitting('check', input.check);
	const [question, answer] = [fitting('objection', input.objection), fitting('answer', input.objectionAnswer)];
	return {
		first: titled || firstNameOf(input.fullName),
		isTitled: titled !== '',
		company,
		referrer: nameOf(`${input.referrerFirstName} ${input.referrerLastName}`),
		referrerFirst: nameOf(input.referrerFirstName),
		referrerTitle: titleOf(input.referrerTitle, oneLine(input.prospectCompany)),
		connection: firstThat(input.mutualConnections, (sentence) => connectionProblem(sentence, input)),
		challenge,
		background: firstThat(input.prospectBackground, (sentence) => toThemProblem(sentence, input)),
		news:
			sentencesOf(input.recentNews)
				.map((sentence) => seen(sentence, input))
				.find((sentence) => newsProblem(sentence, input) === null) ?? '',
		newsReason: newsReasonOf(input),
		newsDate: fitting('date', input.newsDate),
		offer,
		results: resultsOf(
			input,
			challenge,
			ours.filter((sentence) => sentence !== offer),
		),
		step: fitting('step', input.firstStep),
		how: fitting('how', input.howItWorks),
		check,
		checkShows: check === '' ? '' : fitting('shown', input.checkShows),
		doubt: question === '' || answer === '' ? null : [quoted(unquoted(question)), answer],
		question: fitting('question', input.openingQuestion),
	};
}

/** The text, if it fits its place; a sentence may lack its end mark. */
export function fitting(slot: Slot, text: string): string {
	const whole = completed(slot, text);
	return fits(slot, whole) === null ? whole : '';
}

/** The sentences of a text, each with its end mark. */
export function sentencesOf(text: string): string[] {
	return wholeSentences(oneLine(text)).map((sentence) => completed('sentence', sentence));
}

const MOST_TOPICS = 3;

/** The lines that can stand in a list; a question stands there without its mark. */
export function topicsOf(text: string): string[] {
	return [...new Set(listLines(text).map(topicOf))]
		.filter((line) => line !== '' && fits('topics', line) === null)
		.slice(0, MOST_TOPICS);
}

export function topicOf(line: string): string {
	return capital(line.trim().replace(/\s?\?$/, ''));
}

/** A name on one line; '' where it is none that could stand in a sentence. */
export function nameOf(text: string): string {
	const name = oneLine(text);
	return name.length > LONGEST_NAME ? '' : fitting('name', name);
}

/** "Dr. Brandt", for somebody whose title was entered with the name; '' for others. */
export function titledNameOf(fullName: string): string {
	const [title = '', ...names] = (oneLine(fullName).split(',')[0] ?? '').split(' ').filter((word) => word !== '');
	return TITLES.test(title) && names.length > 0 ? `${title} ${names.at(-1)}` : '';
}

const TITLES = /^(?:dr|prof|professor|mr|mrs|ms|mx)\.?$/i;

/** A title stands in brackets and may hold none; nobody is told about a colleague that they work in the same place. */
function titleOf(text: string, company: string): string {
	const isOwn = oneLine(text)
		.split(/, | at /)
		.slice(1)
		.some((place) => startsWith(place, company) || startsWith(company, place));
	return isOwn || /[()]/.test(text) ? '' : nameOf(text);
}

/** Whether a name begins with the words of another. */
function startsWith(name: string, words: string): boolean {
	return words !== '' && `${name} `.toLowerCase().startsWith(`${words} `.toLowerCase());
}

/** The first sentence of a text without a problem. */
function firstThat(text: string, problemOf: (sentence: string) => string | null): string {
	return sentencesOf(text).find((sentence) => problemOf(sentence) === null) ?? '';
}

/** One shared word says nothing. */
const FEWEST_SHARED = 2;

/** The results that fit, beginning with the one that the member chose, or that shares most words with the problem. */
function resultsOf(input: ColdEmailInput, challenge: string, further: readonly string[]): string[] {
	const own = [input.result1, input.result2, input.result3].map((text) => completed('result', text));
	const chosen = input.fittingResult === '' ? '' : (own[RESULTS.indexOf(input.fittingResult)] ?? '');
	const fit = [...new Set([...own, ...further])].filter((text) => text !== '' && isResult(text));
	const problem = stems(challenge);
	const shared = (text: string) => {
		if (text === chosen) return Number.POSITIVE_INFINITY;
		const count = chosen === '' ? overlap(stems(text), problem) : 0;
		return count < FEWEST_SHARED ? 0 : count;
	};
	return fit.sort((a, b) => (shared(a) === shared(b) ? 0 : shared(b) - shared(a)));
}

/** A form holds results for this very recipient: whoever is named in one has agreed. */
function isResult(text: string): boolean {
	return fits('result', text, { mayName: true }) === null;
}

/** The question without the quotation marks that people put around it. */
export function unquoted(question: string): string {
	return question.replace(/^[“"'‘](.*)[”"'’]$/u, '$1');
}
