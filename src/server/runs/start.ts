import { randomUUID } from 'node:crypto';
import type { User } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import type { ServerTool } from '#tools/define.ts';
import type { RunContext } from './context.ts';
import { checkDailyRuns } from './quota.ts';
import { insertRun } from './store.ts';
import type { Outcome } from './watch.ts';
import { work } from './work.ts';

/** Titles stand in lists. */
const MOST_TITLE_CHARACTERS = 200;

export interface StartOptions {
	tool: ServerTool;
	/** Parsed by the tool's contract, with nothing missing. */
	input: object;
	/** The built-in engine although a model is connected. */
	builtIn: boolean;
}

export interface StartedRun {
	run: Run;
	/** Resolves when the run has ended, well or not. */
	done: Promise<Outcome>;
}

/**
 * Writes the run down and begins the work. Once this resolves, the run is in the member's history whatever
 * happens next.
 *
 * @throws ApiError DAILY_LIMIT
 */
export async function startRun(context: RunContext, member: User, options: StartOptions): Promise<StartedRun> {
	const { tool, input } = options;
	const engine = options.builtIn ? null : context.engine;
	const createdAt = context.now();
	const row = {
		id: randomUUID(),
		userId: member.id,
		tool: tool.contract.id,
		title: [...(tool.title(input) || tool.contract.title)].slice(0, MOST_TITLE_CHARACTERS).join(''),
		status: engine ? ('queued' as const) : ('running' as const),
		source: engine ? ('model' as const) : ('built-in' as const),
		model: engine?.model,
		input,
		createdAt,
	};
	const run = engine
		? await context.db.transaction(async (transaction) => {
				await checkDailyRuns(transaction, member.id, context.dailyRuns, createdAt);
				return insertRun(transaction, row);
			})
		: await insertRun(context.db, row);
	const done = context.active.begin(run.id, (signal) => work(context, { run, tool, input, engine }, signal));
	return { run, done };
}
