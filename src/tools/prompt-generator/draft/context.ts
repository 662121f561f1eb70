import { isCommand } from '#language/openings.ts';
import { splitSentences } from '#language/sentences.ts';
import { distinct } from '#prose/lists.ts';
import { entriesOf } from './as-given.ts';

/** The member's context: as a list of facts and rules, or in one piece. */
export interface Context {
	/** In the member's words and order. */
	facts: readonly string[];
	/** What the member tells the model to do or not to do. */
	rules: readonly string[];
	/** The whole context, if it is too long for a list or holds more than plain sentences. */
	whole: string;
	/** Whether it may be anything: code, a table, somebody else's text. */
	isMaterial: boolean;
}

const LONGEST_LIST = 1200;
/** Signs of code, tables and markup, which would lose their meaning in a list. */
const MARKED_UP = /[<`{|\t]|^#/m;
/** What somebody else's text may say to a model. */
const ORDERS = /\b(?:ignore|disregard|forget)\b[^.\n]{0,40}\b(?:rules|instructions|prompt|above)\b/i;

export function readContext(context: string): Context {
	const isMaterial = MARKED_UP.test(context) || ORDERS.test(context);
	if (isMaterial || context.length > LONGEST_LIST) return { facts: [], rules: [], whole: context, isMaterial };
	const lines = entriesOf(context).map(sentencesIn);
	const facts = lines.map((sentences) => sentences.filter((sentence) => !isRule(sentence)));
	return {
		// Lines stay as they were typed, so that a sentence keeps the one before it.
		facts: distinct(lines.length > 1 ? facts.map((sentences) => sentences.join(' ')) : facts.flat()),
		rules: distinct(lines.flat().filter(isRule)),
		whole: '',
		isMaterial,
	};
}

/** Told to the model, and no note on the business: "Don't mention the price", but not "Don't have a website". */
const RULE =
	/^(?:(?:do not|don['’]t) (?!have|know|need|own|sell|offer)|avoid |leave out |make sure |mention |ask me |(?:if|when|where) [^.?!]{1,120}, ask me\b)/i;

function isRule(sentence: string): boolean {
	const told = sentence.replace(/^please /i, '');
	return RULE.test(told) || (told !== sentence && isCommand(told));
}

/** In "vom 4. bis 8. Mai" the full stop belongs to the day. */
function sentencesIn(line: string): string[] {
	const sentences = splitSentences(line).join('\n');
	return sentences.replace(/(?<=(?:^|\s)\d{1,2}\.)\n/g, ' ').split('\n');
}
