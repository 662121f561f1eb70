/** One function for each kind of place: the words of what is wrong with a text for it, or null. */

import { capital } from '#language/capitals.ts';
import { asksSomething, hasFiniteVerb } from '#language/finite-verbs.ts';
import { singular } from '#language/inflect.ts';
import { hasPronounAndVerb, isCommand, opensQuestion } from '#language/openings.ts';
import { unquoted } from '#prose/sentences.ts';
import { claimProblem } from './claims.ts';
import { currency, day, email, hashtags, number, price, website } from './details.ts';
import { countWords, formProblem, stepLines, withLineBreaks } from './form.ts';
import { clientName, holdsName } from './names.ts';
import { hasNumberAndUnit } from './numbered.ts';
import {
	agreementProblem,
	englishProblem,
	FEWEST_WORDS,
	lengthProblem,
	NO_SENTENCE,
	passageProblem,
	sentenceProblem,
	statementProblem,
} from './sentence.ts';
import type { Slot, Surroundings } from './slots.ts';

type Judge = (text: string, around: Surroundings) => string | null;

/** The first problem that any of them finds. */
const first =
	(...judges: readonly Judge[]): Judge =>
	(text, around) => {
		for (const judge of judges) {
			const problem = judge(text, around);
			if (problem !== null) return problem;
		}
		return null;
	};

const sentence: Judge = (text) => sentenceProblem(text, '.');
const statement: Judge = (text) => statementProblem(text);
const claim: Judge = (text) => claimProblem(text);

const ownName: Judge = (text, { own = [] }) => {
	const name = own.find((one) => holdsName(text, one));
	return name === undefined ? null : `Leave out “${name}”: “We” says it already.`;
};
const secretName: Judge = (text, { secret = [] }) => {
	const name = secret.find((one) => holdsName(text, one));
	return name === undefined ? null : `Leave out “${name}”: this client may not be named.`;
};

const beginsWe: Judge = (text) => {
	if (!/^(?:We|I)(?![\p{L}\p{N}-])/u.test(text)) return 'Begin with “We” or “I”.';
	return hasPronounAndVerb(text) ? null : NO_SENTENCE;
};
const we = first(sentence, beginsWe, ownName, secretName, claim);

/** A first step may have its name before it: "Free call audit – I count your missed calls for a week." */
const step: Judge = (text, around) => {
	const [named = '', rest = ''] = NAMED.exec(text)?.slice(1) ?? [];
	if (named === '' || countWords(named) > 8) return we(text, around);
	return formProblem(text) ?? agreementProblem(named) ?? claim(named, around) ?? we(capital(rest), around);
};
const NAMED = /^(\p{Lu}[^.?!:–]*?)(?: [–-]|:) ((?:we|i)(?!\p{L}).*)$/iu;

/** Whoever does it: "A driver collects the chairs." */
const tellsWork: Judge = (text) =>
	/^(?:You|We|I)(?![\p{L}\p{N}-])/u.test(text) && !hasPronounAndVerb(text) ? NO_SENTENCE : statementProblem(text);

const addressed: Judge = (text) =>
	/(?<![\p{L}])(?:you|your|yours|yourself)(?![\p{L}])/iu.test(text)
		? 'Leave out “you”: tell what came of it for a client.'
		: null;

const numbered: Judge = (text) => (hasNumberAndUnit(text) ? null : 'Name a number and what it counts.');

const unnamed: Judge = (text, { mayName = false }) => {
	if (mayName) return null;
	const name = clientName(text);
	return name === null ? null : `Tick “I may name this client”, or write “a client” instead of “${name}”.`;
};

const command: Judge = (text) => (isCommand(text) ? null : 'Begin with what they should do: Take, Count, Open, Ask.');

const asking = (fewest: number): Judge =>
	first(
		(text) => sentenceProblem(unquoted(text), '?', fewest),
		(text) => (opensQuestion(unquoted(text)) ? null : 'Begin with a question word: How, What, Which, When, Do you.'),
		(text) => misasked(unquoted(text)) ?? (asksSomething(unquoted(text)) ? null : NO_QUESTION),
	);
const question = asking(FEWEST_WORDS);

const NO_QUESTION = 'Ask it in a whole question, such as “How much does it cost?”.';

/** "How much costs a bathroom?", "How long it takes to dry?" */
function misasked(text: string): string | null {
	const right = text
		.replace(/^How much it costs\?$/, 'How much does it cost?')
		.replace(/^How much costs (.+)\?$/, 'How much does $1 cost?')
		.replace(/^How long (?:it )?takes to /, 'How long does it take to ');
	return right === text ? null : `Write “${right}”`;
}

const SHORT_QUESTION = 3;

/** "What if learners cancel?": the last word is the verb, known or not. "What about our data?" and "How much to hem them?" have none. */
const WITHOUT_VERB = /^(?:What (?:if \S+|about)|How (?:much|long) (?:to|for)) \S/;

/** An objection may be short: "Is my data safe?" */
const objection: Judge = (text, around) => {
	const bare = unquoted(text);
	if (!WITHOUT_VERB.test(bare)) return asking(SHORT_QUESTION)(text, around);
	return sentenceProblem(bare, '?', SHORT_QUESTION);
};

/** Several lines, each judged alone. */
const everyLine =
	(judge: Judge, most: number): Judge =>
	(text, around) => {
		const lines = withLineBreaks(text)
			.split('\n')
			.filter((line) => line.trim() !== '');
		if (lines.length > most) return `Too many lines: ${lines.length}, at most ${most}.`;
		for (const line of lines) {
			const problem = judge(line.trim(), around);
			if (problem !== null) return lines.length > 1 ? `“${line.trim()}”: ${problem}` : problem;
		}
		return null;
	};

/** A line that is no sentence: a title, a topic. */
const phrase =
	(fewest: number, most: number): Judge =>
	(text) =>
		formProblem(text) ??
		englishProblem(text) ??
		(/^\p{Ll}/u.test(text) ? 'Begin with a capital letter.' : null) ??
		(/[.!]$/.test(text) ? 'Leave out the full stop: it is a line, not a sentence.' : null) ??
		lengthProblem(text, fewest, most) ??
		agreementProblem(text);

const characters =
	(most: number): Judge =>
	(text) => {
		const length = [...text].length;
		return length > most ? `Too long: ${length} characters, at most ${most}.` : null;
	};

const name: Judge = (text) =>
	formProblem(text, { loose: true }) ?? (countWords(text) > 12 ? 'Write the name alone.' : null);

const people: Judge = (text) => {
	const problem = formProblem(text) ?? englishProblem(text);
	if (problem !== null) return problem;
	if (/[.?!]$/.test(text)) return 'Write whom you serve in up to six words, not a sentence.';
	if (countWords(text) > MOST_OF_PEOPLE) return `Too long: ${countWords(text)} words, at most six.`;
	const head = text.split(/ (?:with|in|of|from|for|who|that|at|on|between|under|over|without) /)[0] ?? '';
	return head.split(/,? and |, /).some(isSeveral) ? null : 'Write it as several people, such as “restaurant owners”.';
};

const MOST_OF_PEOPLE = 6;

function isSeveral(name: string): boolean {
	return singular(name) !== name || /(?:people|men|women|children|staff|s)$/.test(name);
}

const notes: Judge = (text) => formProblem(text, { lines: true, loose: true, links: true });

const eachStep = everyLine(
	first(
		(text) => passageProblem(text, { sentences: 1 }),
		(text) => lengthProblem(text, 3, 25),
	),
	8,
);

export const JUDGES: Readonly<Record<Slot, Judge>> = {
	we,
	step,
	how: first(sentence, tellsWork, ownName, secretName, claim),
	result: first(statement, addressed, numbered, secretName, unnamed, claim),
	check: first(sentence, command),
	sentence: first(statement, secretName, claim),
	/** Said right after the check. */
	shown: first((text) => statementProblem(text, { follows: true }), secretName, claim),
	about: first(statement, secretName, claim),
	question,
	objection,
	answer: (text) => passageProblem(text, { sentences: 3, words: 40, answers: true }),
	passage: first((text) => passageProblem(text, { sentences: 5, answers: true }), secretName),
	topics: everyLine(
		first((text) => (/\?$/.test(text) ? 'Leave out the question mark.' : null), phrase(3, 14)),
		8,
	),
	steps: (text, around) => eachStep(stepLines(text), around),
	story: first(
		everyLine((text) => passageProblem(text, { sentences: 5 }), 5),
		secretName,
	),
	/** Of people whom the heading names. */
	mistake: first((text) => statementProblem(text, { named: true }), secretName),
	title: phrase(2, 10),
	people,
	picture: first(
		(text) => formProblem(text),
		(text) => englishProblem(text),
		agreementProblem,
		characters(40),
		claim,
	),
	headline: first(
		(text) => formProblem(text),
		(text) => englishProblem(text),
		agreementProblem,
		characters(27),
		claim,
	),
	name,
	offered: (text, around) =>
		name(text, around) ??
		(hasFiniteVerb(text) ? 'Write what it is called, not a sentence.' : null) ??
		agreementProblem(text),
	price,
	photo: first(
		(text) => formProblem(text),
		(text) => englishProblem(text),
		characters(120),
	),
	label: first(name, characters(40)),
	currency,
	email,
	website,
	links: everyLine(website, 10),
	date: day,
	number,
	hashtags,
	signature: everyLine((text) => formProblem(text, { loose: true, links: true }), 8),
	notes,
};
