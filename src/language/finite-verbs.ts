/**
 * Whether a text is a whole sentence: whether it has a finite verb with its subject. Judged by closed classes, a lexicon
 * of verbs and their neighbours. In doubt a text counts as a sentence.
 */
import {
	DESCRIBING,
	isKnownVerb,
	isPlainThirdPerson,
	isThirdPerson,
	PAST_ONLY,
	PAST_OR_PARTICIPLE,
	VERBS_ONLY,
} from './verb-lexicon.ts';
import {
	ADVERBS,
	AUXILIARIES,
	BEFORE_INFINITIVES,
	BEINGS,
	CONJUNCTIONS,
	CONTRACTION,
	DETERMINERS,
	HALF_SUBORDINATORS,
	NUMBER,
	OBJECT_PRONOUNS,
	POSSESSIVES,
	PREPOSITIONS,
	SUBJECT_PRONOUNS,
	SUBORDINATORS,
} from './word-classes.ts';
import { type Word, wordsOf } from './words-of.ts';

/** Whether a sentence has a finite verb outside its subordinate clauses. */
export function hasFiniteVerb(sentence: string): boolean {
	const words = wordsOf(sentence);
	let open = 0;
	for (const index of words.keys()) {
		if (words[index - 1]?.pauses) open = 0;
		if (isFiniteAt(words, index)) {
			if (open === 0) return true;
			open--;
		} else if (opensClause(words, index)) open++;
	}
	return false;
}

/** The same for a question, where the verb may come first and every clause counts. */
export function asksSomething(sentence: string): boolean {
	const words = wordsOf(sentence);
	return words.some(
		({ word }, index) => (index === 0 && (AUXILIARIES.has(word) || CONTRACTION.test(word))) || isFiniteAt(words, index),
	);
}

/** The participle of a text that lacks only "was" or "were": "Zero strikes reported since May"; or null. */
export function lonelyParticiple(sentence: string): string | null {
	const words = wordsOf(sentence);
	const found = words.findIndex(
		({ word, isCapital }, index) => index > 0 && !isCapital && /[a-z]{2}ed$/.test(word) && !DESCRIBING.has(word),
	);
	const before = found > 0 && !words[found - 1]?.pauses ? at(words, found - 1) : '';
	const isNoun = before !== '' && isNounLike(before) && !isAdverb(before);
	return isNoun ? at(words, found) : null;
}

function opensClause(words: readonly Word[], index: number): boolean {
	const word = at(words, index);
	const next = at(words, index + 1);
	if (SUBORDINATORS.has(word)) {
		// "After that it goes in the van."
		const isPronoun = word === 'that' && (index === 0 || PREPOSITIONS.has(at(words, index - 1)));
		return next !== 'to' && !isPronoun;
	}
	if (!HALF_SUBORDINATORS.has(word) || !SUBJECT_PRONOUNS.has(next)) return false;
	const second = at(words, index + 2);
	return next !== 'that' || !(SUBJECT_PRONOUNS.has(second) || DETERMINERS.has(second));
}

/** Whether the word at an index is a finite verb that has its subject before it. */
export function isFiniteAt(words: readonly Word[], index: number): boolean {
	const { word = '', isCapital = false, pauses = false } = words[index] ?? {};
	if (index === 0) return CONTRACTION.test(word) && !word.endsWith("n't");
	if (isCapital) return false;
	if (CONTRACTION.test(word)) return true;
	const before = subjectBefore(words, index);
	if (isUnknownAfterRelative(words, index)) return true;
	if (BEFORE_INFINITIVES.has(at(words, index - 1))) return false;
	if (AUXILIARIES.has(word)) return true;
	if (before === null) return false;
	if (PAST_ONLY.has(word)) return true;
	const next = pauses ? '' : at(words, index + 1);
	if (SUBJECT_PRONOUNS.has(before)) return isVerbForm(word);
	// "Half of your calls after six go to voicemail."
	if (VERBS_ONLY.has(word) && NUMBER.test(before)) return hasSeveralBefore(words, index);
	// "This shows what you lose."
	if (index === 1 && before === 'this') return isThirdPerson(word) && goesOn(next, word, before);
	if (STANDS_ALONE.test(before) && at(words, index - 1) === before) {
		return VERBS_ONLY.has(word) || (isKnownVerb(word) && opensPhrase(next));
	}
	if (!isNounLike(before)) return false;
	if (word === 'cut' && isCutTo(words, index)) return true;
	if (/ed$/.test(word) || PAST_OR_PARTICIPLE.has(word)) return isPastAt(word, next, before);
	if (isThirdPerson(word)) return isThirdPersonAt(words, index, next);
	if (isUnknownThirdPerson(words, index, next)) return true;
	return isKnownVerb(word) && isPluralBefore(words, index) && (VERBS_ONLY.has(word) || goesOn(next, word, before));
}

/** "We almost never really ask": no sentence has more between. */
const MOST_ADVERBS = 5;

/** The word before, past adverbs; null where there is none or a pause is between. */
function subjectBefore(words: readonly Word[], index: number): string | null {
	let from = index - 1;
	const last = Math.max(0, from - MOST_ADVERBS);
	while (from > last && !words[from - 1]?.pauses && isAdverb(at(words, from)) && !isFirstOfPhrase(words, from)) from--;
	if (words[index - 1]?.pauses && from === index - 1) return null;
	const found = at(words, from);
	if (STANDS_ALONE.test(found) && from === index - 1) return found;
	return found === '' || (isAdverb(found) && from === 0) ? null : found;
}

/** "Both pass the test", "Most find two". */
const STANDS_ALONE = /^(?:both|most|many|few|some|several)$/;

/** "A light that blinks twice": the verb need not be known. */
function isUnknownAfterRelative(words: readonly Word[], index: number): boolean {
	const { word = '', pauses = false } = words[index] ?? {};
	if (!/^(?:that|which|who)$/.test(at(words, index - 1)) || !/[a-z]{2}[^s']s$/.test(word)) return false;
	const next = pauses ? '' : at(words, index + 1);
	return next === '' || isAdverb(next) || DETERMINERS.has(next) || NUMBER.test(next) || OBJECT_PRONOUNS.has(next);
}

/** An article and up to three words. */
const MOST_OF_SUBJECT = 3;

/** "If my dog fusses the whole time": the verb need not be known where one thing comes first and a phrase follows. */
function isUnknownThirdPerson(words: readonly Word[], index: number, next: string): boolean {
	if (!/[a-z]{2}[^s']s$/.test(at(words, index)) || /[^s']s$/.test(at(words, index - 1))) return false;
	let start = index - 2;
	while (start >= 0 && start >= index - MOST_OF_SUBJECT && !ONE_THING.test(at(words, start))) start--;
	if (!ONE_THING.test(at(words, start))) return false;
	const subject = words.slice(start + 1, index);
	if (subject.some(({ word, pauses }) => pauses || !isNounLike(word) || SUBORDINATORS.has(word))) return false;
	const before = at(words, start - 1);
	const opens = start === 0 || words[start - 1]?.pauses || (start === 1 && isAdverb(before));
	if (!(opens || SUBORDINATORS.has(before) || HALF_SUBORDINATORS.has(before))) return false;
	return opensPhrase(next) || next === 'to' || /[a-z]{2}ing$/.test(next) || HALF_SUBORDINATORS.has(next);
}

/** "Cut no-shows to 5%": what was cut has no article. */
function isCutTo(words: readonly Word[], index: number): boolean {
	return [2, 3].some(
		(offset) => /^(?:to|by|from)$/.test(at(words, index + offset)) && NUMBER.test(at(words, index + offset + 1)),
	);
}

/** Whether several things, or "9 in 10", stand before the words of place or time in front of a verb. */
function hasSeveralBefore(words: readonly Word[], index: number): boolean {
	if (at(words, index - 2) === 'in' && NUMBER.test(at(words, index - 3))) return true;
	if (at(words, index - 2) === 'of' && at(words, index - 3) === 'out') return true;
	const from = Math.max(0, index - 4);
	return words
		.slice(from, index - 1)
		.some(({ word }, offset) => /[^s']s$/.test(word) && PREPOSITIONS.has(at(words, from + offset + 1)));
}

const isFirstOfPhrase = (words: readonly Word[], index: number): boolean => DETERMINERS.has(at(words, index - 1));

function isAdverb(word: string): boolean {
	return ADVERBS.has(word) || /[a-z]{3}ly$/.test(word) || word === 'all' || word === 'both' || word === 'each';
}

function isVerbForm(word: string): boolean {
	return isKnownVerb(word) || isThirdPerson(word) || /[a-z]{2}ed$/.test(word) || PAST_OR_PARTICIPLE.has(word);
}

function isNounLike(word: string): boolean {
	if (NUMBER.test(word)) return /\d/.test(word);
	return !(DETERMINERS.has(word) || PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || BEINGS.has(word));
}

/** Past forms that need no object, so that what follows says nothing. */
const INTRANSITIVE =
	/^(?:increased|decreased|dropped|waited|moved|doubled|halved|tripled|improved|started|stopped|opened|closed|returned|arrived|changed|ended|happened|worked|lived|switched|joined|signed|stayed|applied|complained|looked|turned|jumped|climbed|recovered|expanded|lasted|disappeared|agreed|noticed|decided|needed|wanted|hoped|relied|struggled|failed|finished|paid|met|dealt|thought|felt|sat|slept|stood|led|meant|said|shrank|fought)$/;
/** Past forms that are nouns as well. */
const NOUN_TOO =
	/^(?:cut|cost|run|set|read|shot|hit|spread|split|lead|put|feed|need|bed|seed|speed|shed|red|led|hundred)$/;

function isPastAt(word: string, next: string, before: string): boolean {
	const hasObject = opensPhrase(next) || next === 'that' || next === 'to' || NUMBER.test(next);
	if (NOUN_TOO.test(word)) return hasObject || next === 'from';
	if (DESCRIBING.has(word)) return hasObject && next !== 'to' && !/^(?:named|called)$/.test(word);
	if (INTRANSITIVE.test(word)) return true;
	if (hasObject) return true;
	if (next === '' || next === 'by' || PREPOSITIONS.has(next)) return false;
	return before !== '' && !CONJUNCTIONS.has(next);
}

function isThirdPersonAt(words: readonly Word[], index: number, next: string): boolean {
	const { word = '', pauses = false } = words[index] ?? {};
	// "4.9 stars"
	if (NUMBER.test(at(words, index - 1)) && !/(?:st|nd|rd|th)$/.test(at(words, index - 1))) return false;
	if (pauses && isAtPlace(words, index)) return true;
	if (isPlainThirdPerson(word)) return true;
	const start = clauseStart(words, index);
	// "Then a person rings back."
	const isOpened = isAdverb(at(words, start)) && ONE_THING.test(at(words, start + 1));
	const inClause = index - (isOpened ? start + 1 : start);
	if (inClause === 1 && next === '') return true;
	// "The form works without a signal."
	if (inClause === 2 && ONE_THING.test(at(words, index - 2))) {
		// "The pad stands crooked."
		if (next === '' || goesOn(next, word, '') || (LINKING.test(word) && !/s$/.test(next))) return true;
	}
	return goesOn(next, word, '') && !(PREPOSITIONS.has(next) && !/^(?:up|out|off|down)$/.test(next));
}

/** "A person in our office answers, with your name." */
function isAtPlace(words: readonly Word[], index: number): boolean {
	const isPlace = /^(?:in|at|on)$/.test(at(words, index - 3)) && DETERMINERS.has(at(words, index - 2));
	return isPlace && ONE_THING.test(at(words, clauseStart(words, index)));
}

const LINKING = /^(?:stands|looks|smells|tastes|feels|sounds|turns|runs)$/;
const ONE_THING = /^(?:the|a|an|our|your|my|each|every|this|that)$/;

/** The index of the first word after the last pause. */
function clauseStart(words: readonly Word[], index: number): number {
	let start = index;
	while (start > 0 && !words[start - 1]?.pauses) start--;
	return start;
}

function isPluralBefore(words: readonly Word[], index: number): boolean {
	const from = index - (isAdverb(at(words, index - 1)) ? 2 : 1);
	const word = at(words, from);
	if (/^(?:people|staff|children|men|women|police|most|few|many|some|all|both)$/.test(word)) return true;
	if (/[^s']s$/.test(word) && !/^(?:business|news|this|its|plus|vs)$/.test(word)) return true;
	if (isOfSeveral(words, index)) return true;
	return words.slice(Math.max(0, from - 4), from).some((other) => other.word === 'and' || other.word === '&');
}

/** "Two homes in Geelong save about $80", "Most homes your size get a number". */
function isOfSeveral(words: readonly Word[], index: number): boolean {
	const start = clauseStart(words, index);
	const first = at(words, start);
	const isMany = STANDS_ALONE.test(first) || (NUMBER.test(first) && !/^(?:one|1)$/.test(first));
	return isMany && index - start <= MOST_OF_SUBJECT + 2 && /[^s']s$/.test(at(words, start + 1));
}

/** Whether what follows can follow a verb rather than a noun. */
function goesOn(next: string, word: string, before: string): boolean {
	if (before === 'sales' && word === 'call') return false;
	if (/^(?:stop|start)$/.test(word) && /[a-z]{2}ing$/.test(next)) return true;
	return opensPhrase(next) || NUMBER.test(next) || isAdverb(next) || PREPOSITIONS.has(next) || SUBORDINATORS.has(next);
}

function opensPhrase(next: string): boolean {
	return DETERMINERS.has(next) || POSSESSIVES.has(next) || OBJECT_PRONOUNS.has(next) || /['’]s$/.test(next);
}

function at(words: readonly Word[], index: number): string {
	return words[index]?.word ?? '';
}
