import { foreignLanguage } from '#language/languages.ts';
import { fill } from '#prose/fill.ts';
import type { PromptInput } from '../contract.ts';
import { DEFAULT_FORMAT } from '../options.ts';
import { asGiven, entriesOf, fenced } from './as-given.ts';
import { type Context, readContext } from './context.ts';
import { type Kind, kindOf, ON_MATERIAL } from './kind.ts';
import { holdsText, materialOf } from './material.ts';
import { readSamples } from './samples.ts';
import { CHECK, CONSTRAINTS, CONTEXT, EXAMPLES, FINISH, FORMAT, type HEADINGS, ROLE, STEPS } from './sentences.ts';

/** The lines below each heading of a prompt. */
export type Sections = Readonly<Record<keyof typeof HEADINGS, readonly string[]>>;

export function sectionsOf(input: PromptInput): Sections {
	const { task, format, role } = input;
	const kind = kindOf(task);
	const context = readContext(input.context);
	const material = materialOf(input, kind, context);
	const rules = [...entriesOf(input.constraints), ...context.rules];
	const given = contextLines(input, context, material);
	const ownSteps = entriesOf(input.steps);
	const samples = readSamples(input.examples);
	const isDefault = format === DEFAULT_FORMAT;
	const rests = kind === 'rework' ? CONSTRAINTS.kept : ON_MATERIAL.has(kind) ? CONSTRAINTS.fromMaterial : null;
	const bringsFigures = rests === null && kind !== 'ideas' && kind !== 'code';
	const hasFigures = bringsFigures && /\d/.test(`${task}\n${input.context}`);
	return {
		role: [role === '' ? ROLE : asGiven('role', role)],
		task: [asGiven('task', task)],
		context: given,
		steps: numbered([...(ownSteps.length > 0 ? ownSteps : STEPS[kind]), FINISH]),
		constraints: listed([
			...rules,
			rests ?? CONSTRAINTS.known,
			...(/\b(?:json|csv|xml)\b/i.test(format) ? [CONSTRAINTS.forPrograms] : []),
			...(foreignLanguage(task) === null ? [] : [CONSTRAINTS.language]),
		]),
		format: isDefault ? [FORMAT, format] : [asGiven('format', format)],
		examples:
			samples.texts.length === 0
				? [EXAMPLES.none]
				: [
						samples.arePairs ? EXAMPLES.pairs : EXAMPLES.samples,
						...samples.texts.map((text) => fenced('example', text)),
					],
		check: listed([
			CHECK.complete,
			...(isDefault || !isQuotable(format) ? [] : [fill(/\d/.test(format) ? CHECK.counted : CHECK.form, { format })]),
			...(rules.length > 0 ? [CHECK.constraints] : []),
			...(kind === 'rework' ? [CHECK.whole] : rests === null ? [] : [CHECK.found]),
			...(hasFigures ? [CHECK.facts] : []),
		]),
	};
}

const LONG_TASK = 240;

function contextLines({ task, reader }: PromptInput, context: Context, material: readonly string[]): string[] {
	const told = [
		...(reader === '' ? [] : [fill(CONTEXT.reader, { reader: reader.replace(/\s+/g, ' ') })]),
		...context.facts,
	];
	const kind = kindOf(task);
	const rest = context.whole === '' ? material : wholeLines(context, kind, material);
	if (context.facts.length > 0 || rest.length > 0) {
		const isUnanswerable = kind === 'answer' && told.length === 0 && context.whole === '';
		return [...listed(told), ...rest, ...(isUnanswerable ? [CONTEXT.ask] : [])];
	}
	if (task.length > LONG_TASK || holdsText(task)) return [...listed(told), CONTEXT.inTask];
	return [...listed(told), ...(told.length > 0 ? [] : [CONTEXT.nothing]), CONTEXT.ask];
}

/** A context in one piece, with the sentence that says what it is to the model. */
function wholeLines({ whole, isMaterial }: Context, kind: Kind, material: readonly string[]): string[] {
	if (isMaterial || ON_MATERIAL.has(kind) || kind === 'answer') {
		return [CONTEXT.material, fenced('context', whole), ...material.slice(1)];
	}
	return [CONTEXT.long, fenced('context', whole), ...material];
}

const LONGEST_QUOTE = 160;

function isQuotable(format: string): boolean {
	return format.length <= LONGEST_QUOTE && !/[“”\n]/.test(format);
}

function numbered(lines: readonly string[]): string[] {
	return lines.map((line, index) => `${index + 1}. ${line}`);
}

function listed(lines: readonly string[]): string[] {
	return lines.map((line) => `- ${line}`);
}
