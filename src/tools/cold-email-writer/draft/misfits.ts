import { fits } from '#business/fit/fit.ts';
import { oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import { steps } from '../steps.ts';
import { MISFITS } from './sentences/advice.ts';
import { connectionProblem, newsProblem, toThemProblem } from './to-them.ts';

const FIELDS = steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

type Judge = (sentence: string, input: ColdEmailInput) => string | null;

/** Fields of which one sentence has to fit, however many they hold. */
const BY_SENTENCE: Readonly<Record<string, Judge>> = {
	specificChallenge: toThemProblem,
	recentNews: newsProblem,
	prospectBackground: toThemProblem,
	mutualConnections: connectionProblem,
	valueProposition: (sentence) => fits('we', sentence),
};

/** The fields that stand in no e-mail, with what their place asks of them. */
export function misfits(input: ColdEmailInput): string[] {
	const texts: Readonly<Record<string, string>> = input;
	return FIELDS.flatMap(({ name, label, slot }) => {
		const text = texts[name] ?? '';
		if (text === '' || slot === undefined) return [];
		const judge = BY_SENTENCE[name];
		const problems =
			judge === undefined
				? [fits(slot, text, { mayName: true })]
				: wholeSentences(oneLine(text)).map((sentence) => judge(sentence, input));
		const [problem = null] = problems.includes(null) ? [] : problems;
		return problem === null ? [] : [fill(MISFITS.left, { field: label, problem: inSingleMarks(problem) })];
	});
}

/** Double quotation marks are for what somebody said. */
function inSingleMarks(text: string): string {
	return text.replaceAll('“', '‘').replaceAll('”', '’');
}
