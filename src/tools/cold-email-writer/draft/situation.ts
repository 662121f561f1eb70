import { findIndustry } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import { capital } from '#language/capitals.ts';
import { oneLine } from '#language/clean.ts';
import { asClause, ownSentences, shortened } from '#language/own-words.ts';
import { newsAbout, toYou, whatYouAre } from '#language/person.ts';
import { hasVerb, isBaseVerb, secondPersonVerb } from '#language/verbs.ts';
import { isEnglish } from '#prose/email/english.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import type { ColdEmailInput } from '../contract.ts';
import { type BackgroundKind, backgroundKind, type NewsKind, newsKind, stanceOf } from './kinds.ts';
import type { Stance } from './natures.ts';
import { introduction } from './referrer.ts';
import { type Topic, type Topics, topicsOf } from './topics.ts';

/** Everything that the e-mails are written from: the input, read once. */
export interface Situation {
	input: ColdEmailInput;
	/** For the greeting. */
	firstName: string;
	/** "Ada Byron". */
	sender: string;
	/** The person who introduces: full name and first name. */
	referrer: string;
	referrerFirst: string;
	/** "Ines Duarte, who buys from you,": the subject of a sentence. */
	introducer: string;
	/** The same without the final comma, for the end of a sentence. */
	introducerLast: string;
	/** Further sentences about the acquaintance, e.g. "Greg and I shared an office." */
	shared: readonly string[];
	stance: Stance;
	industry: Industry | null;
	/** "dental practices", or words that fit any trade. */
	trade: string;
	/** "other dental practices". */
	others: string;
	/** "at Northgate", "at your practice". */
	there: string;
	/** The subject of news: "Northgate", "Your practice". */
	subject: string;
	/** The first is what the e-mails are about. Six or more, nearest to it and to the recipient's role first. */
	topics: Topics;
	/** `dated`: the note names a year, so it may be old by now. */
	news: readonly { sentence: string; kind: NewsKind; dated: boolean }[];
	background: readonly { sentence: string; kind: BackgroundKind }[];
	/** The challenge, sentence by sentence, and the question if the member wrote one. */
	challenge: readonly string[];
	challengeQuestion: string | null;
	/** Whether neither the challenge nor the offer is known, so that the trade must provide the subject. */
	blind: boolean;
	/** What the sender offers, and its results elsewhere. */
	offer: readonly string[];
	proof: readonly string[];
	/** The texts of the member and the trade, to look up how a word is written. */
	words: string;
	/** Whether the member's words are English, so that a reading grade makes sense. */
	english: boolean;
}

export function situationOf(input: ColdEmailInput): Situation {
	const firstName = firstNameOf(input.fullName);
	const names = [oneLine(input.fullName), firstName, input.fullName.split(' ').at(-1) ?? ''];
	const industry = findIndustry(input.targetIndustry);
	const company = spokenCompany(oneLine(input.prospectCompany));
	const place = industry?.place.one ?? 'company';
	const subject = company || `Your ${place}`;
	const told = [input.specificChallenge, input.valueProposition].join(' ');
	const words = [told, input.recentNews, input.prospectBackground, input.mutualConnections].join(' ');
	const usage = `${words} ${JSON.stringify(industry?.tasks ?? [])}`;
	const { offer, proof } = offered(ownSentences(input.valueProposition).map(withSubject));
	const english = isEnglish(words) || !FOREIGN.test(words);
	const met = introduction(input, subject, names.slice(0, 2), english);
	const { statements, question } = challengeOf(input.specificChallenge, names);
	return {
		input,
		firstName,
		sender: `${oneLine(input.senderFirstName)} ${oneLine(input.senderLastName)}`.trim(),
		referrer: `${oneLine(input.referrerFirstName)} ${oneLine(input.referrerLastName)}`.trim(),
		referrerFirst: oneLine(input.referrerFirstName),
		introducer: met.introducer,
		introducerLast: met.introducer.replace(/,$/, ''),
		shared: met.shared,
		stance: stanceOf(input.targetRole),
		industry,
		trade: industry?.many ?? 'businesses like yours',
		others: industry === null ? 'other businesses' : `other ${industry.many}`,
		there: company ? `at ${company}` : `at your ${place}`,
		subject,
		topics: topicsOf(industry, input),
		news: ownSentences(input.recentNews).map((note, index) => newsOf(note, subject, index > 0)),
		background: ownSentences(input.prospectBackground).flatMap((note) => backgroundOf(note, names)),
		challenge: statements,
		challengeQuestion: question,
		blind: statements.length + offer.length + proof.length === 0 && question === null,
		offer,
		proof,
		words: usage,
		english,
	};
}

/**
 * Small words of other languages, which distinguish notes in them from English notes without small words ("AI agent,
 * lead response").
 */
const FOREIGN =
	/(?<!\p{L})(?:der|die|und|nicht|ein|eine|mit|les|est|pour|avec|dans|los|las|una|para|con|della|che|het|een|niet|och|att|det|ikke|nie|jest)(?!\p{L})|[^\p{Script=Latin}\P{L}]{2}/iu;

/** The first note names the company; `further` ones say "you". */
function newsOf(note: string, subject: string, further: boolean) {
	const about = (further ? newsAbout(note, 'You') : null) ?? newsAbout(note, subject);
	const place = subject.replace(/^Your /, 'your ');
	const heading = /^New \p{Ll}/u.test(note)
		? `I heard about the n${note.slice(1)}`
		: `I saw this about ${place}: ${note}`;
	const dated = /\b(?:19|20)\d\d\b/.test(note);
	return { sentence: about ?? heading, kind: newsKind(note), dated };
}

/** Empty if the note cannot be turned into a sentence to the person. */
function backgroundOf(note: string, names: readonly string[]) {
	const sentence = toYou(note, names) ?? whatYouAre(note);
	return sentence === null ? [] : [{ sentence, kind: backgroundKind(note) }];
}

const QUESTION =
	/^(?:how|what|who|which|when|where|why|do|does|did|is|are|can|could|would|will|has|have|should)\b.*\?$/i;

/** Statements about the recipient are addressed to them. Of questions, only the first is kept. */
function challengeOf(text: string, names: readonly string[]) {
	const asked = text
		.split(/(?<=[.?!])\s+|[\r\n]+/)
		.map((part) => oneLine(part))
		.filter((part) => QUESTION.test(part) && part.length < 160 && part.split(' ').length >= 4);
	const rest = asked.reduce((left, question) => left.replace(question, ' '), asked.length > 0 ? oneLine(text) : text);
	const statements = ownSentences(rest).map((sentence) =>
		isAbout(sentence, names) ? (toYou(sentence, names) ?? sentence) : unlabelled(sentence),
	);
	return { statements, question: asked[0] === undefined ? null : capital(asked[0]) };
}

/** Whether the recipient is the subject, named or omitted: "Misses calls", but not "Calls wait" or "Missed calls". */
function isAbout(sentence: string, names: readonly string[]): boolean {
	if ([...names, 'He', 'She', 'They'].some((name) => name !== '' && sentence.startsWith(`${name} `))) return true;
	const [first = '', second = ''] = sentence.split(' ');
	return /s$/.test(first) && secondPersonVerb(first) !== null && !isBaseVerb(second);
}

/** "Renewals: the team calls late." → "On renewals, the team calls late." */
function unlabelled(sentence: string): string {
	const [, label = '', rest = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?): (\p{Ll}.+)$/u.exec(sentence) ?? [];
	return label !== '' && hasVerb(rest) ? `On ${label.toLowerCase()}, ${rest}` : sentence;
}

const RESULT =
	/\b(?:went|fell|dropped|rose|cut|saved?|reduced|grew|doubled|halved|tripled|brought|moved|gained|won|booked|recovered|increased|lowered|from .{1,40} to|within|fewer|less|more)\b/i;

/** "Saves an hour a day." → "It saves an hour a day." */
function withSubject(sentence: string, index: number): string {
	const [first = ''] = sentence.split(' ');
	if (index === 0 || !/s$/.test(first) || secondPersonVerb(first) === null) return sentence;
	return `It ${first.toLowerCase()}${sentence.slice(first.length)}`;
}

/** Sentences with a figure and a change are results; the others describe the offer. */
function offered(sentences: readonly string[]): { offer: string[]; proof: string[] } {
	const isFigure = (sentence: string) =>
		/\d|\b(?:half|twice|double|third|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i.test(sentence);
	const isProof = (sentence: string, index: number) =>
		isFigure(sentence) && (RESULT.test(sentence) || (index > 0 && !/^(?:we|i|our|you)\b/i.test(sentence)));
	const proof = sentences.filter(
		(sentence, index) => (index > 0 || sentences.length === 1) && isProof(sentence, index),
	);
	return { offer: sentences.filter((sentence) => !proof.includes(sentence)), proof };
}

/** A sentence of the member in ever shorter wordings, each put into `frame`. */
export function wordings(sentence: string, frame: (text: string) => string = (text) => text, longest = 30): string[] {
	const cuts = [longest, 22, 16, 11].map((most) => shortened(sentence, most)).filter((text) => text !== null);
	return [...new Set(cuts)].map(frame);
}

/**
 * "As I understand it, the office retypes them." if that is certainly grammatical; otherwise the hedge follows the
 * sentence.
 */
export function hedged(situation: Situation): (sentence: string) => string {
	return (sentence) => {
		const clause = asClause(sentence, situation.words);
		if (!hasVerb(sentence) || isNote(situation.input.specificChallenge)) {
			return sentence.split(' ').length <= 8
				? `I was told this is a sore spot: ${clause ?? bare(sentence)}.`
				: `I was told this: ${clause ?? bare(sentence)}.`;
		}
		return clause === null || /^On /.test(sentence)
			? `${bare(sentence)}, as I understand it.`
			: `As I understand it, ${clause}.`;
	};
}

/** Whether a text is a few words without capital and full stop, such as "slow replies to leads". */
function isNote(text: string): boolean {
	return /^\p{Ll}/u.test(text) && !/[.!?]$/.test(text) && text.split(/\s+/).length <= 7;
}

function bare(sentence: string): string {
	return sentence.replace(/\.$/, '');
}

/** The sentence after a lead and a colon, with its first letter lowered unless that may be a name. */
export function led(lead: string, sentence: string, situation: Situation): string {
	return `${lead}: ${asClause(sentence, situation.words) ?? sentence.replace(/\.$/, '')}.`;
}

/** "Northgate" or "your practice", for use in mid-sentence. */
export function placeOf({ subject }: Situation): string {
	return subject.replace(/^Your /, 'your ');
}

/** "late cancellations" → "Late cancellations". */
export function titled(topic: Topic): string {
	return capital(topic.task.name);
}

/** A sentence of the catalogue after a colon: an ordinary first word is lowered. */
export function goingOn(sentence: string): string {
	return `${asClause(sentence, '') ?? sentence.replace(/\.$/, '')}.`;
}
