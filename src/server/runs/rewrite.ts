import type { Correction } from '#call-facts/corrections.ts';
import { ApiError } from '#server/api-error.ts';
import { type CallOfInput, callOfInput, keepRead, keptOf } from '#server/calls/kept-call.ts';
import { keepCorrections } from '#server/calls/store.ts';
import { fieldProblems } from '#server/plugins/field-problems.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import { TaskExhausted } from '#server/tool-pool/errors.ts';
import type { User } from '#shared/account.ts';
import type { FullRun } from '#shared/runs.ts';
import type { Grounded, ToolOutline } from '#tools/define.ts';
import { valueAt, withValue } from '#tools/input-paths.ts';
import { runNotFound } from './cancel.ts';
import type { RunContext } from './context.ts';
import { exhaustedMessage } from './exhausted.ts';
import { withEdits } from './merge-edits.ts';
import { findRun, type RunRow, replaceResult, toFullRun } from './store.ts';

type Context = Pick<RunContext, 'db' | 'tools' | 'pool' | 'deadlines'>;

/** Texts for optional fields, by their dotted path. */
export type Answers = Readonly<Record<string, string>>;

/**
 * Puts answers into the input of a finished run and computes its result again. If a model wrote the result, its words
 * stay and only the computed parts change. The member's edits stay.
 *
 * @throws ApiError NOT_FOUND; CONFLICT if there is no result, or the form has changed since; INVALID_REQUEST for a path
 * that is not an optional text field of the tool, or a text that its contract rejects
 */
export async function answerRun(context: Context, member: User, id: string, answers: Answers): Promise<FullRun> {
	return untilUnchanged(async () => {
		const run = await finishedRun(context, member, id);
		const parsed = run.tool.contract.input.safeParse(withAnswers(run.input, run.tool, answers));
		if (!parsed.success) throw invalidFields(fieldProblems(parsed.error.issues));
		const call = await callOfInput(context.db, run.tool, member.id, parsed.data);
		return makeAnew(context, { ...run, input: parsed.data }, call);
	});
}

const MOST_TRIES = 20;

/**
 * Tries again if the run changed in the meantime, so that answers that arrive together are all kept.
 *
 * @throws ApiError CONFLICT after 20 attempts
 */
async function untilUnchanged(make: () => Promise<FullRun | null>): Promise<FullRun> {
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const made = await make();
		if (made) return made;
	}
	throw new ApiError('CONFLICT', 'This result is being changed elsewhere at the same time. Try again.');
}

/** The member's corrections to the call of a run, oldest first. @throws ApiError as `correctRun` */
export async function correctionsOfRun(context: Context, member: User, id: string): Promise<readonly Correction[]> {
	const { tool, input } = await finishedRun(context, member, id);
	return (await callWith(context, tool, member.id, input)).corrections ?? [];
}

/**
 * Replaces the member's corrections to the call of a run and computes this run's result again. All later results from
 * that call use the new corrections.
 *
 * @throws ApiError as `answerRun`, and CONFLICT if the run was not made from a call
 */
export async function correctRun(
	context: Context,
	member: User,
	id: string,
	corrections: readonly Correction[],
): Promise<FullRun> {
	return untilUnchanged(async () => {
		const run = await finishedRun(context, member, id);
		const call = await callWith(context, run.tool, member.id, run.input);
		const after = await makeAnew(context, run, { ...call, corrections });
		if (after) await keepCorrections(context.db, call.place, corrections);
		return after;
	});
}

interface FinishedRun {
	row: RunRow;
	tool: ToolOutline;
	input: object;
	output: object;
}

async function finishedRun({ db, tools }: Context, member: User, id: string): Promise<FinishedRun> {
	const row = await findRun(db, member.id, id);
	if (!row) throw runNotFound();
	const tool = tools[row.tool];
	const input = tool?.contract.input.safeParse(row.input);
	const output = tool?.contract.output.safeParse(row.output);
	if (row.status !== 'succeeded' || !tool || !input?.success || !output?.success)
		throw new ApiError('CONFLICT', NO_RESULT);
	return { row, tool, input: input.data, output: output.data };
}

const NO_RESULT = 'This run has no result that could be changed. Run it again.';

async function callWith({ db }: Context, tool: ToolOutline, userId: string, input: object): Promise<CallOfInput> {
	const call = await callOfInput(db, tool, userId, input);
	if (call === null) throw new ApiError('CONFLICT', 'This result was not made of a call.');
	return call;
}

/** Null if the run changed in the meantime. */
async function makeAnew(context: Context, run: FinishedRun, call: CallOfInput | null): Promise<FullRun | null> {
	const { row, input } = run;
	const made = await resultOf(context, run, call);
	const editedOutput = row.editedOutput === null ? null : editedAnew(run, made.output);
	const { grounding } = made;
	const after = await replaceResult(context.db, row, { input, output: made.output, grounding, editedOutput });
	return after && toFullRun(after);
}

function editedAnew({ row, tool, output }: FinishedRun, made: object): object {
	const merged = withEdits(output, row.editedOutput, made) as object;
	return tool.edited?.(merged, made) ?? merged;
}

async function resultOf(
	{ db, pool, deadlines }: Context,
	{ row, input, output }: FinishedRun,
	call: CallOfInput | null,
): Promise<Grounded<object>> {
	const task = { tool: row.tool, input, kept: keptOf(call) };
	const byModel = row.source === 'model';
	const options = { member: row.userId, deadlineMs: byModel ? deadlines.ground : deadlines.draft };
	try {
		const { facts, brief, ...made } = await (byModel
			? pool.run({ kind: 'ground', ...task, answer: output }, options)
			: pool.run({ kind: 'draft', ...task }, options));
		await keepRead(db, call, { facts, brief });
		return made;
	} catch (error) {
		if (error instanceof TaskExhausted) throw new ApiError('INPUT_TOO_COMPLEX', exhaustedMessage(error, input));
		throw error;
	}
}

function withAnswers(input: object, { contract }: ToolOutline, answers: Answers): object {
	const isOptional = (path: string) => typeof valueAt(input, path) === 'string' && !contract.required.includes(path);
	const others = Object.keys(answers).filter((path) => !isOptional(path));
	if (others.length > 0) throw invalidFields(others.map((field) => ({ field, problem: 'is no optional text field' })));
	return Object.entries(answers).reduce((filled, [path, text]) => withValue(filled, path, text), input);
}
