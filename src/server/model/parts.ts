/** Asks for a large answer part by part, so that a part which fails is the only one that is asked for again. */
import { dataBlock } from '#prose/data-block.ts';
import type { AnswerPart, AnswerParts, Prompt } from '#tools/define.ts';
import { isSpent } from './budget.ts';
import { joined } from './joined.ts';
import { CallError, type Failure } from './model-error.ts';
import { type Attempts, askWithRetries, type PartPlace, type Question } from './retry.ts';

type Told = ReturnType<AnswerParts['told']>;

/** Characters of what a part is told of those before it, so that no part is asked with more than the whole would be. */
export const MOST_TOLD = 1600;

/**
 * One part after the other, with the same rules and data. What failed after its own retries and repair is asked for once
 * more from the beginning, as far as its calls allow; what came before stays.
 *
 * @throws CallError as `askWithRetries`, with the part's name in the budget
 */
export async function askInParts<Answer>(
	question: Question<Answer>,
	parts: AnswerParts,
	attempts: Attempts,
): Promise<Answer> {
	const { budget } = attempts;
	let written: object = {};
	for (const [index, part] of parts.list.entries()) {
		const before = index === 0 ? '' : JSON.stringify(written);
		const place = { section: index + 1, sections: parts.list.length, part: part.name, before };
		budget.calls = 0;
		budget.part = part.name;
		written = joined(written, await askTwice(questionFor(question, part, place, parts.told(written)), attempts));
	}
	const whole = question.answer.safeParse(written);
	if (whole.success) return whole.data;
	throw new CallError({ kind: 'unusable', problems: whole.error.issues.length, repaired: false });
}

function questionFor(question: Question<unknown>, part: AnswerPart, place: PartPlace, told: Told): Question<object> {
	return {
		...question,
		prompt: promptFor(question.prompt, part, told),
		answer: part.schema,
		onText: (text) => question.onText?.(text, place),
		// The first part is begun by reading what was entered; the others go on writing.
		onStage: (stage) => question.onStage?.(place.before !== '' && stage === 'reading' ? 'writing' : stage, place),
	};
}

/** The whole prompt, what the parts before hold, and what to write now. */
export function promptFor({ system, prompt }: Prompt, { task }: AnswerPart, told: Told = []): Prompt {
	return { system, prompt: [prompt, ...blockOf(told), task].join('\n\n') };
}

/** Where there is much to tell, each text is cut to its share. */
function blockOf(told: Told): string[] {
	const given = told.map(([label, texts]) => [label, texts.flatMap((text) => text?.trim() || [])] as const);
	const count = given.reduce((sum, [, texts]) => sum + texts.length, 0);
	if (count === 0) return [];
	const most = Math.floor(MOST_TOLD / count) - SEPARATOR.length;
	const fields = given.map(([label, texts]) => {
		return [label, texts.map((text) => shortened(text, most)).join(SEPARATOR)] as const;
	});
	return [dataBlock('Written so far, data as well. Build on it, repeat nothing', 'W', fields)];
}

const SEPARATOR = '; ';

function shortened(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, most - 1)}…`.toWellFormed();
}

async function askTwice(question: Question<object>, attempts: Attempts): Promise<object> {
	const inPart = { ...attempts, stallMs: attempts.budget.limits.firstTokenMs };
	try {
		return await askWithRetries(question, inPart);
	} catch (error) {
		const isOver = attempts.signal.aborted || isSpent(attempts.budget);
		if (isOver || !(error instanceof CallError) || !mayGoBetter(error.failure)) throw error;
		return askWithRetries(question, inPart);
	}
}

/** Failures after which `askWithRetries` does not ask the same again. */
function mayGoBetter({ kind }: Failure): boolean {
	return kind === 'unusable' || kind === 'first-token-timeout' || kind === 'stalled';
}
