import { completed } from '#business/fit/completed.ts';
import { fits, ifFits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { capital } from '#language/capitals.ts';
import { listLines, oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import { quoted, unquoted } from '#prose/sentences.ts';
import type { ColdEmailInput } from '../contract.ts';
import { CHALLENGE_SOURCES, INTRODUCTIONS, RESULTS } from '../options.ts';
import { GREETING, INTRODUCED, INTRODUCED_FALLBACK, KNOWN_FROM, LEADS } from './sentences/shared.ts';
import { connectionProblem, newsProblem, newsReasonOf, seen, toThemProblem } from './to-them.ts';

const LONGEST_NAME = 60;

/** What the emails are made of: names, dates, and the sentences of the member that fit their places; '' where none. */
export type Material = ReturnType<typeof materialOf>;

export function materialOf(input: ColdEmailInput) {
	const titled = titledNameOf(input.fullName);
	const first = titled || firstNameOf(input.fullName);
	const referrer = nameOf(`${input.referrerFirstName} ${input.referrerLastName}`);
	const referrerFirst = nameOf(input.referrerFirstName);
	const title = titleOf(input.referrerTitle, oneLine(input.prospectCompany));
	const said = input.introduction === INTRODUCTIONS[0] ? INTRODUCED.suggested : INTRODUCED.named;
	// The referrer is a source only if the member chose so; what was seen or read needs no further word.
	const source = input.challengeSource === CHALLENGE_SOURCES[0] ? referrerFirst : '';
	const firstThat = (text: string, problemOf: typeof toThemProblem) =>
		sentencesOf(text).find((sentence) => problemOf(sentence, input) === null) ?? '';
	const problem = firstThat(input.specificChallenge, toThemProblem);
	const newsAsSeen = sentencesOf(input.recentNews).map((sentence) => seen(sentence, input));
	const news = newsAsSeen.find((sentence) => newsProblem(sentence, input) === null) ?? '';
	const [question, answer] = [fitting('objection', input.objection), fitting('answer', input.objectionAnswer)];
	const ours = sentencesOf(input.valueProposition);
	const own = [oneLine(input.senderCompanyName)];
	const offer = ours.find((sentence) => fits('we', sentence, { own }) === null) ?? '';
	const further = ours.filter((sentence) => sentence !== offer);
	return {
		/** The first name, or the title with the last name. */
		first,
		greeting: fill(titled === '' ? GREETING.first : GREETING.titled, { name: first }),
		company: nameOf(spokenCompany(oneLine(input.prospectCompany))),
		referrer,
		/** Who introduces. */
		introduced: fillIfKnown(said.titled, { referrer, title }) || fillIfKnown(said.untitled, { referrer }),
		subjects: [
			fillIfKnown(said.subject, { referrer }),
			fillIfKnown(said.subject, { referrer: referrerFirst }),
			INTRODUCED_FALLBACK,
		],
		connection: firstThat(input.mutualConnections, connectionProblem),
		/** The recipient's problem, and how it is known. */
		challenge: followed(problem, fillIfKnown(KNOWN_FROM, { referrer: source })),
		background: firstThat(input.prospectBackground, toThemProblem),
		news: followed(news, newsReasonOf(input)),
		newsDate: news === '' ? '' : fitting('date', input.newsDate),
		offer,
		/** The one for the first email first. */
		results: resultsOf(input, problem, further),
		step: fitting('step', input.firstStep),
		how: fitting('how', input.howItWorks),
		check: followed(fitting('check', input.check), fitting('shown', input.checkShows)),
		/** The question between quotation marks, and its answer. */
		doubt: question === '' || answer === '' ? '' : [LEADS.doubt, quoted(unquoted(question)), answer].join('\n\n'),
		question: fitting('question', input.openingQuestion),
	};
}

/** A text with what stands after it; nothing stands without it. */
function followed(text: string, after: string): string {
	return text === '' ? '' : `${text} ${after}`.trim();
}

/** The text, if it fits its place; a sentence may lack its end mark. */
export function fitting(slot: Slot, text: string): string {
	return ifFits(slot, completed(slot, text));
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
function titledNameOf(fullName: string): string {
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

/** One shared word says nothing. */
const FEWEST_SHARED = 2;

/** The results that fit, beginning with the one that the member chose, or that shares most words with the problem. */
function resultsOf(input: ColdEmailInput, problem: string, further: readonly string[]): string[] {
	const own = [input.result1, input.result2, input.result3].map((text) => completed('result', text));
	const chosen = input.fittingResult === '' ? '' : (own[RESULTS.indexOf(input.fittingResult)] ?? '');
	// A form holds results for this very recipient: whoever is named in one has agreed.
	const fit = [...new Set([chosen, ...own, ...further])].filter(
		(text) => text !== '' && fits('result', text, { mayName: true }) === null,
	);
	if (chosen !== '') return fit;
	const shared = (text: string) => {
		const count = overlap(stems(text), stems(problem));
		return count < FEWEST_SHARED ? 0 : count;
	};
	return fit.sort((one, other) => shared(other) - shared(one));
}
