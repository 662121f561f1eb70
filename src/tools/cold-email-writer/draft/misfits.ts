import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import { FEWEST_WORDS, lengthProblem, MOST_WORDS, NO_SENTENCE } from '#business/fit/sentence.ts';
import type { Slot } from '#business/fit/slots.ts';
import { listLines, oneLine } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { isCommand } from '#language/openings.ts';
import { fill } from '#prose/fill.ts';
import { singlyQuoted, unquoted } from '#prose/sentences.ts';
import { fieldsOf } from '#tools/define.ts';
import type { ColdEmailInput } from '../contract.ts';
import type { EmailType } from '../options.ts';
import { steps } from '../steps.ts';
import { sentencesOf, topicOf } from './material.ts';
import { MISFITS } from './sentences/advice.ts';
import { connectionProblem, newsProblem, toThemProblem } from './to-them.ts';

type Judge = (sentence: string, input: ColdEmailInput) => string | null;

/** Fields of which one sentence has to fit, however many they hold. */
const BY_SENTENCE: Readonly<Record<string, Judge>> = {
	specificChallenge: toThemProblem,
	recentNews: newsProblem,
	prospectBackground: toThemProblem,
	mutualConnections: connectionProblem,
	valueProposition: (sentence) => fits('we', sentence),
};

/** Fields that one method alone uses. */
const OF_METHOD: readonly (readonly [RegExp, EmailType])[] = [
	[/^(?:publication|interview)/, 'Interview Method'],
	[/^podcast/, 'Podcast Method'],
	[/^class/, 'Masterclass Method'],
];

/** Slots whose text is a statement. */
const STATEMENTS: ReadonlySet<Slot> = new Set(['we', 'step', 'how', 'result', 'sentence', 'about', 'check', 'shown']);

/** What was entered for this method and stands in no email, each once, with the reason and what to do. */
export function misfits(input: ColdEmailInput, written: string): string[] {
	const texts: Readonly<Record<string, string>> = input;
	const isDirect = input.emailType === 'Direct Method';
	// Why a text that fits was not used.
	const reasons: Readonly<Record<string, string>> = {
		newsReason: isDirect ? MISFITS.needsNews : MISFITS.noReason,
		newsDate: MISFITS.undated,
		checkShows: MISFITS.needsCheck,
		openingQuestion: isDirect ? MISFITS.needsOffer : MISFITS.ownQuestion,
	};
	return fieldsOf(steps).flatMap(({ name, label: field, slot }) => {
		const text = texts[name] ?? '';
		const [, method = input.emailType] = OF_METHOD.find(([names]) => names.test(name)) ?? [];
		if (text === '' || slot === undefined || method !== input.emailType) return [];
		// Without its answer, that is asked for.
		if (name === 'objection' && input.objectionAnswer === '') return [];
		// Told with the text before it.
		if (name === 'objectionAnswer' && !written.includes(unquoted(input.objection))) return [];
		if (name === 'checkShows' && input.check !== '' && !written.includes(input.check)) return [];
		const parts = partsOf(name, slot, text);
		const isOne = Object.hasOwn(BY_SENTENCE, name);
		const lost = parts.filter((part) => !written.includes(part));
		if (isOne ? lost.length < parts.length : lost.length === 0) return [];
		const problems = lost.flatMap((part) => problemsOf(name, slot, part, input));
		if (problems.length === 0) return [fill(reasons[name] ?? MISFITS.full, { field })];
		const problem = singlyQuoted([...new Set(problems)].slice(0, MOST_PROBLEMS).join(' '));
		const said = text.trim();
		const isShown = parts.length === 1 && said.length <= LONGEST_SHOWN && !/[“”"\n]/.test(said);
		return [isShown ? fill(MISFITS.leftShown, { field, text: said, problem }) : fill(MISFITS.left, { field, problem })];
	});
}

const MOST_PROBLEMS = 3;
const LONGEST_SHOWN = 160;

/** The texts as they would stand in an email. */
function partsOf(name: string, slot: Slot, text: string): string[] {
	if (Object.hasOwn(BY_SENTENCE, name)) return sentencesOf(text);
	if (slot === 'topics') return listLines(text).map(topicOf);
	return [slot === 'objection' ? unquoted(completed(slot, text)) : completed(slot, text)];
}

/** Everything that is wrong with a text, so that one change is enough. */
function problemsOf(name: string, slot: Slot, text: string, input: ColdEmailInput): string[] {
	const judge: Judge = BY_SENTENCE[name] ?? ((whole) => fits(slot, whole, { mayName: true }));
	const first = judge(text, input);
	if (first === null) return [];
	if (!STATEMENTS.has(slot)) return [first];
	const isSentence = first.includes(NO_SENTENCE) || hasFiniteVerb(text) || isCommand(text);
	const length = lengthProblem(oneLine(text), FEWEST_WORDS, MOST_WORDS);
	return [first, length, isSentence ? null : NO_SENTENCE].filter((problem) => problem !== null);
}
