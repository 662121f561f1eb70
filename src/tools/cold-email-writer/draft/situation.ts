import { findIndustry } from '#content/industries.ts';
import type { Industry, IndustryTask } from '#content/industry.ts';
import { isEnglish } from '#prose/email/english.ts';
import type { ColdEmailInput } from '../contract.ts';
import { type BackgroundKind, backgroundKind, type NewsKind, newsKind, stanceOf } from './kinds.ts';
import { type Nature, natureOf, natureOfTask, ranked, type Stance } from './natures.ts';
import { asClause, capitalised, ownSentences, shortened } from './own-words.ts';
import { hasVerb, newsAbout, secondPersonVerb, toYou } from './person.ts';
import { introduction } from './referrer.ts';
import { rankedTasks } from './tasks.ts';

/** A task of the trade with what kind of trouble it is. */
export interface Topic {
	task: IndustryTask;
	nature: Nature;
}

/** Everything that the e-mails are written from: the input, read once. */
export interface Situation {
	input: ColdEmailInput;
	/** How the recipient is greeted. */
	firstName: string;
	/** "Ada Byron". */
	sender: string;
	/** The one who introduces: in full, and by first name. */
	referrer: string;
	referrerFirst: string;
	/** "Greg Lindqvist, who supplies your Columbus branch," and the like: the subject of a sentence. */
	introducer: string;
	/** The same for the end of a sentence, without a comma. */
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
	/** Six or more, those nearest to what was entered first. */
	topics: readonly [Topic, Topic, Topic, Topic, Topic, Topic];
	news: readonly { sentence: string; kind: NewsKind }[];
	background: readonly { sentence: string; kind: BackgroundKind }[];
	/** What is known of the challenge, sentence by sentence, and what kind of trouble it is. */
	challenge: readonly string[];
	challengeNature: Nature | null;
	/** What the sender offers, and what came of it elsewhere. */
	offer: readonly string[];
	proof: readonly string[];
	/** The member's texts and the trade's in one, to see how a word is written. */
	words: string;
	/** Whether the reading grade means anything for the member's words. */
	english: boolean;
}

export function situationOf(input: ColdEmailInput): Situation {
	const firstName = firstNameOf(input.fullName);
	const names = [input.fullName, firstName, input.fullName.split(' ').at(-1) ?? ''];
	const industry = findIndustry(input.targetIndustry);
	const company = oneLine(input.prospectCompany);
	const place = industry?.place.one ?? 'company';
	const subject = company || `Your ${place}`;
	const told = [input.specificChallenge, input.valueProposition, input.recentNews].join(' ');
	const words = [told, input.prospectBackground, input.mutualConnections].join(' ');
	const usage = `${words} ${JSON.stringify(industry?.tasks ?? [])}`;
	const { offer, proof } = offered(ownSentences(input.valueProposition).map(withSubject));
	const met = introduction(input, subject, names.slice(0, 2));
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
		topics: topicsOf(industry, input, told),
		news: ownSentences(input.recentNews).map((note, index) => newsOf(note, subject, index > 0)),
		background: ownSentences(input.prospectBackground).map((note) => backgroundOf(note, names)),
		challenge: ownSentences(input.specificChallenge),
		challengeNature: natureOf(input.specificChallenge),
		offer,
		proof,
		words: usage,
		english: isEnglish(words),
	};
}

const TITLES = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|fr|herr|frau|mme|ing|dipl)\.?$/i;

/** The first word of a name that is no title; the whole where nothing else is left. */
export function firstNameOf(fullName: string): string {
	const words = oneLine(fullName)
		.split(' ')
		.filter((word) => word !== '');
	return words.find((word, index) => !TITLES.test(word) || index === words.length - 1) ?? 'there';
}

export function oneLine(text: string): string {
	return text
		.replace(/<\/?[a-z][^<>]*>/gi, ' ')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim();
}

/** The first is said of the company by name, the others of "you". */
function newsOf(note: string, subject: string, further: boolean) {
	const about = (further ? newsAbout(note, 'You') : null) ?? newsAbout(note, subject);
	return { sentence: about ?? `News of ${subject.replace(/^Your /, 'your ')}: ${note}`, kind: newsKind(note) };
}

function backgroundOf(note: string, names: readonly string[]) {
	return { sentence: toYou(note, names) ?? `What I know of your work: ${note}`, kind: backgroundKind(note) };
}

const RESULT =
	/\b(?:went|fell|dropped|rose|cut|saved?|reduced|grew|doubled|halved|tripled|brought|moved|gained|won|booked|recovered|increased|lowered|from .{1,40} to|within|fewer|less|more)\b/i;

/** "Saves an hour a day." → "It saves an hour a day." */
function withSubject(sentence: string, index: number): string {
	const [first = ''] = sentence.split(' ');
	if (index === 0 || !/s$/.test(first) || secondPersonVerb(first) === null) return sentence;
	return `It ${first.toLowerCase()}${sentence.slice(first.length)}`;
}

/** A sentence with a figure and a change is a result; the others say what is done. */
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

function topicsOf(industry: Industry | null, input: ColdEmailInput, told: string): Situation['topics'] {
	const known = industry === null ? [] : rankedTasks(industry, told, input.targetRole);
	const neutral = ranked(`${told} ${input.targetRole}`).map(({ task }) => task);
	const tasks = [...known, ...neutral].slice(0, 6).map((task) => ({ task, nature: natureOfTask(task) }));
	return tasks as unknown as Situation['topics'];
}

/** A sentence of the member in shorter and shorter wordings, the best first, each put into `frame`. */
export function wordings(sentence: string, frame: (text: string) => string = (text) => text, longest = 30): string[] {
	const cuts = [longest, 22, 16, 11].map((most) => shortened(sentence, most)).filter((text) => text !== null);
	return [...new Set(cuts)].map(frame);
}

/** "As far as I know, the office retypes them." where that is surely grammatical, else behind a colon. */
export function asFarAsIKnow(situation: Situation): (sentence: string) => string {
	return (sentence) => {
		const clause = hasVerb(sentence) ? asClause(sentence, situation.words) : null;
		return clause === null ? `What I know so far: ${sentence}` : `As far as I know, ${clause}.`;
	};
}

/** The sentence behind a lead and a colon, or as it is where it cannot be lowered. */
export function led(lead: string, sentence: string, situation: Situation): string {
	return `${lead}: ${asClause(sentence, situation.words) ?? sentence.replace(/\.$/, '')}.`;
}

/** "late cancellations" → "Late cancellations". */
export function titled(topic: Topic): string {
	return capitalised(topic.task.name);
}

/** A sentence of the catalogue behind a colon: its first word is lowered where it is an ordinary one. */
export function goingOn(sentence: string): string {
	return `${asClause(sentence, '') ?? sentence.replace(/\.$/, '')}.`;
}
