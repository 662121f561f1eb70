import { STOP_WORDS } from '#language/stems.ts';
import { isEnglish } from './english.ts';
import { readingGrade } from './grade.ts';
import { asksIn, hasAddress, hasOptOut, linksIn, readEmail, type Sender, sentencesIn, wordsIn } from './read-email.ts';
import { HIGHEST_GRADE, type RuleId, SUBJECT, WORDS } from './rules.ts';
import { spamPhrasesIn } from './spam-words.ts';

export interface EmailCheck {
	rule: RuleId;
	/** What was found, e.g. "6 words, 25 characters". */
	value: string;
	ok: boolean;
	/** The sentences of the body that decide, verbatim; empty if the whole body matters. */
	places: readonly string[];
}

export interface CheckedAgainst extends Sender {
	/** What is known about the recipient, in the words that the text may use. */
	facts: readonly string[];
}

/** The eight checks of an email, in the order of the rules. */
export function checkEmail(subject: string, body: string, against: CheckedAgainst): EmailCheck[] {
	const { text } = readEmail(body, against);
	const sentences = sentencesIn(text);
	const words = wordsIn(text).length;
	const subjectWords = wordsIn(subject).length;
	const characters = [...subject].length;
	const english = isEnglish(text);
	const grade = english ? readingGrade(text) : null;
	const asks = asksIn(text);
	const spam = spamPhrasesIn(`${subject}\n${text}`);
	const links = linksIn(body);
	const personal = sentences.filter((sentence) => against.facts.some((fact) => uses(sentence, fact)));
	const footer = [hasAddress(body, against.postalAddress), hasOptOut(body)] as const;
	return [
		{ rule: 'words', value: String(words), ok: words >= WORDS.least && words <= WORDS.most, places: [] },
		{
			rule: 'subject',
			value: `${subjectWords} words, ${characters} characters`,
			ok:
				subjectWords >= SUBJECT.leastWords && subjectWords <= SUBJECT.mostWords && characters <= SUBJECT.mostCharacters,
			places: [],
		},
		{
			rule: 'grade',
			value: grade === null ? (english ? 'Not measured' : 'Not English') : grade.toFixed(1),
			ok: !english || (grade !== null && grade <= HIGHEST_GRADE),
			places: grade !== null && grade > HIGHEST_GRADE ? hardest(sentences) : [],
		},
		{ rule: 'asks', value: asksValue(asks.length), ok: asks.length === 1, places: asks },
		{
			rule: 'spam',
			value: spam.length === 0 ? '0' : spam.join(', '),
			ok: spam.length === 0,
			places: sentences.filter((sentence) => spamPhrasesIn(sentence).length > 0),
		},
		{
			rule: 'links',
			value: String(links.length),
			ok: links.length === 0,
			places: sentences.filter((sentence) => linksIn(sentence).length > 0),
		},
		{ rule: 'facts', value: String(personal.length), ok: personal.length > 0, places: personal },
		{ rule: 'footer', value: footerValue(...footer), ok: footer[0] && footer[1], places: [] },
	];
}

function asksValue(count: number): string {
	if (count === 1) return '1';
	return count === 0 ? '0, end on one question' : `${count}, one is clearer`;
}

function footerValue(address: boolean, optOut: boolean): string {
	if (address && optOut) return 'Present';
	if (!address && !optOut) return 'Both missing';
	return address ? 'No opt-out' : 'No postal address';
}

/** The sentence that is hardest to read. */
function hardest(sentences: readonly string[]): string[] {
	const graded = sentences.map((sentence) => ({ sentence, grade: readingGrade(sentence) ?? 0 }));
	const [worst] = graded.sort((a, b) => b.grade - a.grade);
	return worst ? [worst.sentence] : [];
}

/** Words that say nothing about one person. */
/** Words that every company uses. */
const OF_EVERY_FIRM = new Set(['business', 'company', 'people', 'team', 'wants', 'work', 'works', 'year', 'years']);

function keyWords(text: string): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
	return new Set(
		words.filter((word) => (word.length > 3 || /\d/.test(word)) && !STOP_WORDS.has(word) && !OF_EVERY_FIRM.has(word)),
	);
}

/** Whether a sentence uses a fact: all of a short one (a name), otherwise two of its telling words. */
function uses(sentence: string, fact: string): boolean {
	const telling = keyWords(fact);
	if (telling.size === 0) return false;
	if (telling.size < 3) return sentence.toLowerCase().includes(fact.toLowerCase().trim());
	return [...keyWords(sentence)].filter((word) => telling.has(word)).length >= 2;
}
