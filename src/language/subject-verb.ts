/**
 * Verbs that do not go with their subject: "your guests has", "a hotel in Bath have", "it need". Looks only where the
 * subject is plain: at the beginning of a clause, without a name, a comma or an "and" in it.
 */

import { singular } from './inflect.ts';
import { NO_PLURAL } from './irregular-nouns.ts';
import {
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
	CONJUNCTIONS,
	DETERMINERS,
	HALF_SUBORDINATORS,
	NUMBER,
	OBJECT_PRONOUNS,
	PREPOSITIONS,
	SUBJECT_PRONOUNS,
	SUBORDINATORS,
} from './word-classes.ts';
import type { Word } from './words-of.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const OF_ONE = words("is was has does isn't wasn't hasn't doesn't");
const OF_SEVERAL = words("are have aren't haven't");
const BEFORE_SEVERAL = words('the your our my his her their its these those most some several');
const BEFORE_ONE = words('a an each every this your our my his her their its');
const BEFORE_ONE_OF_ITS_KIND = words('a an each every any');
/** "If", but not "that": "we ask that a guest have …". */
const OPENERS = words('if when because while although unless where whenever');
/** Between a noun and what it stands in or comes from. */
const PLACING = words('in on at from of for with under behind near inside around');
/** "A number of guests have": the verb goes with the guests. */
const PLACING_ONE = words('in on at from under behind near inside around');
const MOST_MODIFIERS = 3;
const MOST_WORDS_OF_PLACE = 3;

/** They end in s and are one thing, or no noun. */
const ENDS_IN_S = words(
	`news business series species means headquarters diabetes measles rabies asbestos chaos thermos upstairs downstairs
	indoors outdoors overseas nowadays afterwards ours yours hers theirs themselves ourselves yourselves always perhaps
	others sometimes besides`,
);
/** "Two weeks is enough." */
const MEASURES = words(
	'seconds minutes hours days weeks months years pounds euros dollars miles metres kilos litres times',
);
/** One group of several: "the team have". */
const GROUPS = words(
	`team staff crew family company council committee group band club board firm department agency practice government
	public press audience management majority minority number couple pair half lot dozen hundred thousand third quarter
	handful range variety bunch rest police school crowd own first last best worst next other usual few`,
);
/** Base forms that follow "it" as adjectives or adverbs: "since it last rained". */
const NO_VERB_AFTER_IT = words('last back like close clean clear open dry free live cool empty slow please');

/** The words that do not agree, as written in lower case, or null. */
export function subjectVerbSlip(sentence: readonly Word[]): string | null {
	for (const start of sentence.keys()) {
		if (!isClauseStart(sentence, start)) continue;
		const end = pronounSlip(sentence, start) ?? severalSlip(sentence, start) ?? oneSlip(sentence, start);
		if (end !== null) {
			const slip = sentence.slice(start, end + 1);
			return slip.map(({ word }) => word).join(' ');
		}
	}
	return null;
}

/** Whether words are certainly several things. */
export function isPlural(word: string): boolean {
	if (word.includes("'") || ENDS_IN_S.has(word) || /ics$/.test(word)) return false;
	return singular(word) !== word;
}

function isClauseStart(sentence: readonly Word[], index: number): boolean {
	if (index === 0 || sentence[index - 1]?.pauses) return true;
	const before = at(sentence, index - 1);
	if (SUBORDINATORS.has(before) || HALF_SUBORDINATORS.has(before)) return true;
	// "The fonts and the lists" is one subject.
	return CONJUNCTIONS.has(before) && (index === 1 || sentence[index - 2]?.pauses === true);
}

function at(sentence: readonly Word[], index: number): string {
	return sentence[index]?.word ?? '';
}

/** The index of the verb, or null: "you sends", "it need". */
function pronounSlip(sentence: readonly Word[], start: number): number | null {
	const subject = at(sentence, start);
	const before = at(sentence, start - 1);
	if (sentence[start]?.pauses) return null;
	const verb = ADVERBS.has(at(sentence, start + 1)) ? start + 2 : start + 1;
	const word = at(sentence, verb);
	if (/^(?:i|we|they|you)$/.test(subject)) {
		if (subject === 'you' && CONJUNCTIONS.has(before)) return null;
		const isVerb = isPlainThirdPerson(word) || (isThirdPerson(word) && (start === 0 || opensObject(sentence, verb)));
		return isVerb ? verb : null;
	}
	if (!/^(?:it|he|she)$/.test(subject) || before === 'that' || CONJUNCTIONS.has(before)) return null;
	if (!isKnownVerb(word) || isPast(word) || NO_VERB_AFTER_IT.has(word) || at(sentence, verb + 1) === 'not') return null;
	return verb;
}

const isPast = (word: string): boolean => PAST_ONLY.has(word) || PAST_OR_PARTICIPLE.has(word);

function opensObject(sentence: readonly Word[], verb: number): boolean {
	const next = at(sentence, verb + 1);
	return !sentence[verb]?.pauses && (DETERMINERS.has(next) || OBJECT_PRONOUNS.has(next));
}

/** The index of the verb, or null: "the brakes makes", "our old customers is", "the pipes in old houses is". */
function severalSlip(sentence: readonly Word[], start: number): number | null {
	if (!BEFORE_SEVERAL.has(at(sentence, start))) return null;
	const nouns = nounsAfter(sentence, start);
	const noun = at(sentence, start + nouns);
	if (nouns === 0 || !isPlural(noun) || MEASURES.has(noun)) return null;
	const next = start + nouns + 1;
	const word = at(sentence, next);
	if (nouns === 1) {
		if (OF_ONE.has(word) || isPlainThirdPerson(word)) return next;
		return verbAfterPlace(sentence, next, PLACING, OF_ONE);
	}
	// "What your customer needs is": the last word may be a verb.
	return OF_ONE.has(word) && !isThirdPerson(noun) && !SUBORDINATORS.has(at(sentence, start - 1)) ? next : null;
}

/** The index of the verb, or null: "your hotel have", "a hotel in Bath have", "a house that smell". */
function oneSlip(sentence: readonly Word[], start: number): number | null {
	const opener = at(sentence, start - 1);
	if (!BEFORE_ONE.has(at(sentence, start)) && !BEFORE_ONE_OF_ITS_KIND.has(at(sentence, start))) return null;
	if (start > 0 && !OPENERS.has(opener)) return null;
	const nouns = nounsAfter(sentence, start);
	const noun = at(sentence, start + nouns);
	if (nouns === 0 || !isOne(noun)) return null;
	if (nouns === 2 && BEFORE_ONE.has(at(sentence, start)) && isBareVerb(sentence, start + 2)) return start + 2;
	const next = start + nouns + 1;
	if (BEFORE_ONE.has(at(sentence, start)) && OF_SEVERAL.has(at(sentence, next))) return next;
	if (nouns > 1) return null;
	const related = BEFORE_ONE_OF_ITS_KIND.has(at(sentence, start)) ? verbOfRelative(sentence, next) : null;
	return related ?? verbAfterPlace(sentence, next, PLACING_ONE, OF_SEVERAL);
}

/** "Our driver take the bags." */
function isBareVerb(sentence: readonly Word[], index: number): boolean {
	const word = at(sentence, index);
	return VERBS_ONLY.has(word) && !isPast(word) && opensObject(sentence, index) && isOne(at(sentence, index - 1));
}

function isOne(noun: string): boolean {
	if (GROUPS.has(noun) || NO_PLURAL.has(noun) || NUMBER.test(noun)) return false;
	return !isPlural(noun) && !/(?:s|est)$/.test(noun);
}

/** "A house that smell strong of damp", but not "a colour that paint covers". */
function verbOfRelative(sentence: readonly Word[], index: number): number | null {
	if (!/^(?:that|which|who)$/.test(at(sentence, index))) return null;
	const word = at(sentence, index + 1);
	if (!isKnownVerb(word) || isPast(word) || sentence[index + 1]?.pauses) return null;
	const next = at(sentence, index + 2);
	const isNoun = isThirdPerson(next) || isKnownVerb(next) || AUXILIARIES.has(next) || /ed$/.test(next);
	return isNoun || isPast(next) || PREPOSITIONS.has(next) ? null : index + 1;
}

/** Past "in old houses": the index of the verb if it is one of these. */
function verbAfterPlace(
	sentence: readonly Word[],
	index: number,
	placing: ReadonlySet<string>,
	verbs: ReadonlySet<string>,
): number | null {
	if (!placing.has(at(sentence, index))) return null;
	for (let end = index + 1; end <= index + MOST_WORDS_OF_PLACE + 1; end++) {
		const { word = '', pauses = true } = sentence[end] ?? {};
		if (end > index + 1 && verbs.has(word)) return end;
		const mayBeSubject = verbs === OF_SEVERAL && isPlural(word);
		if (pauses || mayBeSubject || !(isContent(word) || (DETERMINERS.has(word) && word !== 'that'))) return null;
	}
	return null;
}

/** How many words of a noun with its adjectives stand after a determiner; 0 where a name or a pause is among them. */
function nounsAfter(sentence: readonly Word[], start: number): number {
	let count = 0;
	while (count <= MOST_MODIFIERS) {
		const { word = '', pauses = true, isCapital = true } = sentence[start + count + 1] ?? {};
		if (!isContent(word)) return count;
		if (pauses || isCapital) return 0;
		count++;
	}
	return 0;
}

function isContent(word: string): boolean {
	const isFunction =
		DETERMINERS.has(word) || PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || SUBORDINATORS.has(word);
	return !(word === '' || isFunction || SUBJECT_PRONOUNS.has(word) || ADVERBS.has(word) || isVerbAlways(word));
}

const isVerbAlways = (word: string): boolean =>
	AUXILIARIES.has(word) || isPlainThirdPerson(word) || PAST_ONLY.has(word) || /n't$/.test(word);
