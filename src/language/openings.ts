/** How a sentence begins: with "We" and a verb, with a command, with a question. */

import { isKnownVerb, PAST_ONLY, PAST_OR_PARTICIPLE, VERBS_ONLY } from './verb-lexicon.ts';
import {
	ADVERBS,
	AUXILIARIES,
	CONJUNCTIONS,
	CONTRACTION,
	DETERMINERS,
	NUMBER,
	OBJECT_PRONOUNS,
	PREPOSITIONS,
	SUBORDINATORS,
} from './word-classes.ts';
import { wordsOf } from './words-of.ts';

/** Endings of nouns and adjectives: what has one of them and is in no list of verbs is no verb. */
const NO_VERB =
	/(?:ing|[^s]s|ful|ous|able|ible|ic|ive|al|ary|less|ish|tion|ment|ness|ity|ship|er|or|ist|ee|ian|ant|ent|ly)$/;
const ADJECTIVES =
	/^(?:small|big|young|old|new|great|good|proud|local|family|happy|leading|best|full|simple|fast|cheap|independent|experienced|passionate|modern|motivated|free|complete|perfect|clean)$/;
const COMPANIES =
	/^(?:agency|studio|firm|company|consultancy|service|business|shop|office|provider|expert|specialist|consultant|bureau)$/;

/** Whether "We", "I" or "You" is followed by its verb: "We keep", "You never see", but not "We bookkeepers". */
export function hasPronounAndVerb(sentence: string): boolean {
	const words = wordsOf(sentence);
	if (/^(?:we|you|i)['’]/i.test(sentence)) return true;
	if (words[0]?.pauses) return false;
	let index = 1;
	while (isAdverb(words[index]?.word ?? '') && index < words.length - 1) index++;
	const word = words[index]?.word ?? '';
	const next = words[index + 1]?.word ?? '';
	if (AUXILIARIES.has(word) || CONTRACTION.test(word) || PAST_ONLY.has(word) || PAST_OR_PARTICIPLE.has(word))
		return true;
	// "We free your staff" and "we clean kitchen hoods", but not "we free audit".
	if (ADJECTIVES.test(word)) return isKnownVerb(word) && (opensObject(next) || opensSeveral(words.slice(index + 1)));
	if (VERBS_ONLY.has(word)) return true;
	if (isKnownVerb(word)) return next !== 'of' && !COMPANIES.test(next);
	return !(isFunctionWord(word) || NO_VERB.test(word) || COMPANIES.test(word));
}

function isAdverb(word: string): boolean {
	return ADVERBS.has(word) || /[a-z]{3}ly$/.test(word) || /^(?:all|both|each)$/.test(word);
}

/** In words: "kitchen exhaust hoods". */
const LONGEST_NAME = 3;

/** Whether the words begin with several of a thing. */
function opensSeveral(words: ReturnType<typeof wordsOf>): boolean {
	const end = words.findIndex(({ word }) => /[^su]s$/.test(word));
	return end !== -1 && end < LONGEST_NAME && !words.slice(0, end).some(({ word }) => isFunctionWord(word));
}

const opensObject = (word: string): boolean =>
	DETERMINERS.has(word) || OBJECT_PRONOUNS.has(word) || PREPOSITIONS.has(word) || /^(?:up|and)$/.test(word);

function isFunctionWord(word: string): boolean {
	return (
		word === '' || DETERMINERS.has(word) || PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || SUBORDINATORS.has(word)
	);
}

/** Nouns and verbs that are commands before a plural, too: "count invoices", but not "heat pumps". */
const COMMANDS =
	/^(?:count|check|open|time|list|note|test|call|mark|search|look|ask|print|match|tick|put|add|walk|stop|start|set|try|watch|weigh|sort|pull|print|review|request|email)$/;
/** After these a command follows, whatever the verb: "Do not wash wool." */
const FORBIDS = /^(?:don['’]t|do not)\s/i;
const BEFORE_COMMAND = /^(?:please|then|next|first|now|always|never|simply|just|don['’]t|do not|instead)[,]?\s+/i;

/** Whether a sentence is a command: "Take the last statement …", "Never post the original." */
export function isCommand(sentence: string): boolean {
	const [first, second] = wordsOf(sentence.replace(BEFORE_COMMAND, ''));
	if (first === undefined || second === undefined) return false;
	const { word } = first;
	if (FORBIDS.test(sentence)) return !(isFunctionWord(word) || NO_VERB.test(word));
	if (!isKnownVerb(word) && !COMMANDS.test(word)) return false;
	if (second.word === 'of') return false;
	if (VERBS_ONLY.has(word)) return true;
	const next = second.word;
	// "Call answering for roofers" names a service.
	if (/[a-z]{2}ing$/.test(next) && !/^(?:stop|start|try|check|test)$/.test(word)) return false;
	return (
		COMMANDS.test(word) ||
		DETERMINERS.has(next) ||
		PREPOSITIONS.has(next) ||
		OBJECT_PRONOUNS.has(next) ||
		SUBORDINATORS.has(next) ||
		NUMBER.test(next) ||
		isAdverb(next) ||
		/['’]s$/.test(next)
	);
}

/** Whether a sentence wishes or thanks, which needs no verb: "Congratulations on the new shop." */
export function isWish(sentence: string): boolean {
	return /^(?:congrats|congratulations|well done|thanks|good luck) (?:on|for|with)\s/i.test(sentence);
}

const QUESTION_WORDS = /^(?:[a-z]{3,12}ly )?(?:how|what|which|who|whom|whose|when|where|why)\b/i;
const ASKING_AUXILIARIES =
	/^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)\s/i;
const PREPOSITION_FIRST =
	/^(?:in|on|at|by|for|from|with|to|of|after|before|until|since|about|under|per|during)\s+(?:how|what|which|whom?|whose|when)\b/i;
const CONDITION_FIRST = /^(?:if|when|after|before|once|and if|then)\b[^?]*,\s*/i;

/** Whether a sentence begins as a question does: with a question word, or a verb before its subject. */
export function opensQuestion(sentence: string): boolean {
	const text = sentence.replaceAll('’', "'");
	// "We have tried this before, why should it work now?"
	const last = text.slice(text.lastIndexOf(', ') + 1).trim();
	return [text, text.replace(CONDITION_FIRST, ''), last].some(
		(part) => QUESTION_WORDS.test(part) || ASKING_AUXILIARIES.test(part) || PREPOSITION_FIRST.test(part),
	);
}
