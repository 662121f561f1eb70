import { ApiError } from '#server/api-error.ts';
import { callOfInput, keepRead, keptOf } from '#server/calls/kept-call.ts';
import { TaskExhausted } from '#server/tool-pool/errors.ts';
import type { User } from '#shared/account.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import type { ToolOutline } from '#tools/define.ts';
import type { RunContext } from './context.ts';
import { exhaustedMessage } from './exhausted.ts';

/**
 * Suggestions for the empty fields of an input. If the input contains a call, it is read once and the facts are kept.
 *
 * @param input parsed by the tool's contract; required fields may be empty
 *
 * @throws ApiError INPUT_TOO_COMPLEX if that takes too long or too much memory
 */
export async function suggestFor(
	{ db, pool, deadlines }: RunContext,
	member: User,
	tool: ToolOutline,
	input: object,
): Promise<Record<string, Suggestion[]>> {
	const call = await callOfInput(db, tool, member.id, input);
	const task = { kind: 'suggest', tool: tool.contract.id, input, kept: keptOf(call) } as const;
	try {
		const { suggestions, facts, brief } = await pool.run(task, { member: member.id, deadlineMs: deadlines.draft });
		await keepRead(db, call, { facts, brief });
		return Object.fromEntries(Object.entries(suggestions).map(([path, of]) => [path, [...of]]));
	} catch (error) {
		if (error instanceof TaskExhausted) throw new ApiError('INPUT_TOO_COMPLEX', exhaustedMessage(error, input));
		throw error;
	}
}
