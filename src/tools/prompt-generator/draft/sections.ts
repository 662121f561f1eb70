import { foreignLanguage } from '#language/languages.ts';
import { fill } from '#prose/fill.ts';
import type { PromptInput } from '../contract.ts';
import { DEFAULT_FORMAT } from '../options.ts';
import { asGiven, entriesOf, fenced } from './as-given.ts';
import { type Context, readContext } from './context.ts';
import { saysWhatIfMissing } from './gaps.ts';
import { type Kind, kindOf, ON_MATERIAL } from './kind.ts';
import { holdsMessage, holdsText, materialOf } from './material.ts';
import { readSamples } from './samples.ts';
import { CHECK, CONSTRAINTS, CONTEXT, EXAMPLES, FORMAT, type HEADINGS, ROLE } from './sentences.ts';
import { stepsOf } from './steps.ts';

/** The lines below each heading of a prompt. */
export type Sections = Readonly<Record<keyof typeof HEADINGS, readonly string[]>>;

/** What is sent as it comes back. */
const IN_MY_NAME: ReadonlySet<Kind> = new Set(['answer', 'write']);

function roleFor(kind: Kind, { task, context }: PromptInput): string {
	if (!IN_MY_NAME.has(kind)) return ROLE.assists;
	return SEVERAL.test(`${task}\n${context}`) ? ROLE.writesForUs : ROLE.writes;
}

/** "We're a clinic", "replies to our reviews". */
const SEVERAL = /\b(?:we|our)\b/i;

export function sectionsOf(input: PromptInput): Sections {
	const { task, format, role } = input;
	const kind = kindOf(task);
	const context = readContext(input.context);
	const material = materialOf(input, kind, context);
	const rules = [...entriesOf(input.constraints), ...context.rules];
	const given = contextLines(input, context, material);
	const samples = readSamples(input.examples);
	const isDefault = format === DEFAULT_FORMAT;
	const rests = ON_MATERIAL.has(kind);
	const hasFigures = /\d/.test(`${task}\n${input.context}`);
	const bringsFigures = !rests && kind !== 'ideas' && kind !== 'code';
	const method = kind === 'answer' && !holdsMessage(input, context, material) ? 'write' : kind;
	const isSettled = saysWhatIfMissing(input) || given.includes(CONTEXT.ask);
	return {
		role: [role === '' ? roleFor(kind, input) : asGiven('role', role)],
		task: [asGiven('task', task)],
		context: given,
		steps: numbered(stepsOf(input.steps, method, hasFigures)),
		constraints: listed([
			...rules,
			heldTo(kind, isSettled || stepsSettle(input, kind)),
			...(/\b(?:json|csv|xml)\b/i.test(format) ? [CONSTRAINTS.forPrograms] : []),
			...(foreignLanguage(task) === null ? [] : [CONSTRAINTS.language]),
		]),
		format: isDefault ? defaultFormat(kind) : [asGiven('format', format)],
		examples:
			samples.texts.length === 0
				? [EXAMPLES.none]
				: [
						samples.arePairs ? EXAMPLES.pairs : samples.texts.length === 1 ? EXAMPLES.sample : EXAMPLES.samples,
						...samples.texts.map((text) => fenced('example', text)),
					],
		check: listed([
			CHECK.complete,
			...(isDefault || !isQuotable(format) ? [] : [fill(/\d/.test(format) ? CHECK.counted : CHECK.form, { format })]),
			...(rules.length > 0 ? [CHECK.constraints] : []),
			...(kind === 'rework' ? [CHECK.whole] : rests ? [CHECK.found] : []),
			...(bringsFigures && hasFigures ? [CHECK.facts] : []),
		]),
	};
}

/** Whether our own steps say what becomes of gaps, or the answer has none. */
function stepsSettle({ steps }: PromptInput, kind: Kind): boolean {
	return kind === 'ideas' || kind === 'code' || (steps === '' && (kind === 'why' || kind === 'compare'));
}

/** What an answer may hold and, unless that is settled elsewhere, what becomes of gaps. */
function heldTo(kind: Kind, isSettled: boolean): string {
	if (kind === 'rework') return CONSTRAINTS.kept;
	const [rule, gap] = ON_MATERIAL.has(kind)
		? [CONSTRAINTS.fromGiven, CONSTRAINTS.notGiven]
		: [CONSTRAINTS.known, CONSTRAINTS.missing];
	return isSettled ? rule : `${rule} ${gap}`;
}

function defaultFormat(kind: Kind): string[] {
	return [FORMAT.task, ...(kind === 'condense' ? [fill(FORMAT.otherwise, { format: DEFAULT_FORMAT })] : [])];
}

const LONG_TASK = 240;

function contextLines(input: PromptInput, context: Context, material: readonly string[]): string[] {
	const { task, reader } = input;
	const told = [
		...(reader === '' ? [] : [fill(CONTEXT.reader, { reader: reader.replace(/\s+/g, ' ') })]),
		...context.facts,
	];
	const kind = kindOf(task);
	const ask = saysWhatIfMissing(input) ? [] : [CONTEXT.ask];
	const rest = context.whole === '' ? material : wholeLines(context, kind, material);
	if (context.facts.length > 0 || rest.length > 0) {
		const isUnanswerable = kind === 'answer' && told.length === 0 && context.whole === '';
		return [...listed(told), ...rest, ...(isUnanswerable ? ask : [])];
	}
	if (task.length > LONG_TASK || holdsText(task)) return [...listed(told), CONTEXT.inTask];
	return [...listed(told), ...(told.length > 0 ? [] : [CONTEXT.nothing]), ...ask];
}

/** A context in one piece, with the sentence that says what it is to the model. */
function wholeLines({ whole, isMaterial }: Context, kind: Kind, material: readonly string[]): string[] {
	const isWorkedOn = material.length === 0 && (ON_MATERIAL.has(kind) || kind === 'answer');
	if (isMaterial || isWorkedOn) {
		return [CONTEXT.material, fenced('context', whole), ...material.slice(1)];
	}
	return [CONTEXT.long, fenced('context', whole), ...material];
}

const LONGEST_QUOTE = 160;

function isQuotable(format: string): boolean {
	return format.length <= LONGEST_QUOTE && !/[“”\n]/.test(format);
}

function numbered(lines: readonly string[]): readonly string[] {
	return lines.length === 1 ? lines : lines.map((line, index) => `${index + 1}. ${line}`);
}

function listed(lines: readonly string[]): string[] {
	return lines.map((line) => `- ${line}`);
}
