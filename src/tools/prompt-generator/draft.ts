import { spaced } from '#language/clean.ts';
import { foreignLanguage } from '#language/languages.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { bulleted, given, numbered } from '#prose/lists.ts';
import type { PromptInput, PromptOutput } from './contract.ts';
import { asGiven, entriesOf, examplesIn, fenced } from './draft/as-given.ts';
import { type Context, readContext } from './draft/context.ts';
import { saysWhatIfMissing } from './draft/gaps.ts';
import { type Kind, kindOf, ON_MATERIAL } from './draft/kind.ts';
import { holdsIt, holdsText, materialOf } from './draft/material.ts';
import { CHECK, CONSTRAINTS, CONTEXT, FINISH, FORMAT, HEADINGS, ROLE, SAME_BASIS, STEPS } from './draft/sentences.ts';
import { DEFAULT_FORMAT } from './options.ts';

/** Arranges what the member gave under the eight headings of a prompt. */
export function draft(input: PromptInput): PromptOutput {
	const { task, format, role } = input;
	const kind = kindOf(task);
	const context = readContext(input.context);
	const material = materialOf(input, kind, context);
	const told = contextLines(input, kind, context, material);
	const rules = [...entriesOf(input.constraints), ...context.rules];
	const method = kind === 'answer' && material === '' && !holdsIt(input, context) ? 'write' : kind;
	const hasFigures = /\d/.test(`${task}\n${input.context}`);
	const otherwise = fill(FORMAT.otherwise, { format: DEFAULT_FORMAT });
	const isDefault = format === DEFAULT_FORMAT;
	/** The lines below each heading; empty ones are left out. */
	const sections: Record<keyof typeof HEADINGS, readonly string[]> = {
		role: [role === '' ? roleFor(kind, input) : asGiven('role', role)],
		task: [asGiven('task', task)],
		context: told,
		steps: stepsOf(entriesOf(input.steps), method, hasFigures),
		constraints: bulleted([
			...rules,
			heldTo(kind, saysWhatIfMissing(input) || told.includes(CONTEXT.ask) || stepsSettle(input, kind)),
			/\b(?:json|csv|xml)\b/i.test(format) ? CONSTRAINTS.forPrograms : '',
			foreignLanguage(task) === null ? '' : CONSTRAINTS.language,
		]),
		format: isDefault ? [FORMAT.task, kind === 'condense' ? otherwise : ''] : [asGiven('format', format)],
		examples: examplesIn(input.examples),
		check: bulleted([
			CHECK.complete,
			isDefault || !isQuotable(format) ? '' : fill(/\d/.test(format) ? CHECK.counted : CHECK.form, { format }),
			rules.length > 0 ? CHECK.constraints : '',
			checkOf(kind, hasFigures),
		]),
	};
	const names = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];
	const parts = names.map((name) => [`# ${HEADINGS[name]}`, ...given(sections[name])].join('\n'));
	return { generatedPrompt: parts.join('\n\n') };
}

/** What is sent as it comes back. */
const IN_MY_NAME: ReadonlySet<Kind> = new Set(['answer', 'write']);
/** "We're a clinic", "replies to our reviews". */
const SEVERAL = /\b(?:we|our)\b/i;

function roleFor(kind: Kind, { task, context }: PromptInput): string {
	if (!IN_MY_NAME.has(kind)) return ROLE.assists;
	return SEVERAL.test(`${task}\n${context}`) ? ROLE.writesForUs : ROLE.writes;
}

const LONG_TASK = 240;

function contextLines(input: PromptInput, kind: Kind, context: Context, material: string): string[] {
	const reader = fillIfKnown(CONTEXT.reader, { reader: spaced(input.reader) });
	const told = bulleted([reader, ...context.facts]);
	const tagged = betweenTags(context, kind, material);
	const ask = saysWhatIfMissing(input) ? '' : CONTEXT.ask;
	if (context.facts.length > 0 || tagged.length > 0) {
		const isUnanswerable = kind === 'answer' && told.length === 0 && context.whole === '';
		return [...told, ...tagged, isUnanswerable ? ask : ''];
	}
	if (input.task.length > LONG_TASK || holdsText(input.task)) return [...told, CONTEXT.inTask];
	return [...told, told.length > 0 ? '' : CONTEXT.nothing, ask];
}

/** What stands between tags, with the sentence that says what it is to the model. */
function betweenTags({ whole, isMaterial }: Context, kind: Kind, material: string): string[] {
	const pasted = material === '' ? [] : [CONTEXT.material, material];
	if (whole === '') return pasted;
	const isWorkedOn = material === '' && (ON_MATERIAL.has(kind) || kind === 'answer');
	if (isMaterial || isWorkedOn) return [CONTEXT.material, fenced('context', whole), material];
	return [CONTEXT.long, fenced('context', whole), ...pasted];
}

/** The member's steps or, if there are none, those of the kind of work; and the last step of all. */
function stepsOf(own: readonly string[], kind: Kind, hasFigures: boolean): string[] {
	const ours = [...STEPS[kind], ...(kind === 'compare' && hasFigures ? [SAME_BASIS] : [])];
	const steps = [...(own.length > 0 ? own : ours), FINISH];
	return steps.length === 1 ? steps : numbered(steps);
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

const LONGEST_QUOTE = 160;

function isQuotable(format: string): boolean {
	return format.length <= LONGEST_QUOTE && !/[“”\n]/.test(format);
}

/** How to see whether what the answer says is right. */
function checkOf(kind: Kind, hasFigures: boolean): string {
	if (kind === 'rework') return CHECK.whole;
	if (ON_MATERIAL.has(kind)) return CHECK.found;
	return hasFigures && kind !== 'ideas' && kind !== 'code' ? CHECK.facts : '';
}
