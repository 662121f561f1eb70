import type { Session } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import type { Installation } from './installation.ts';
import { send } from './requests.ts';

/** Has a result made by the built-in engine. */
export async function generate<Output>(
	installation: Installation,
	member: Session,
	endpoint: string,
	input: object,
): Promise<Run & { output: Output }> {
	const path = `${endpoint}?engine=built-in`;
	const { run, ...output } = await send<{ run: Run }>(installation, member, 'POST', path, input);
	if (run.status !== 'succeeded') throw new Error(`${endpoint} answered with a run that is ${run.status}`);
	return { ...run, output: output as Output };
}
