import type { Session } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import type { Installation } from './installation.ts';

/** Has a result made by the built-in engine without a page, as the member's own browser would ask for it. */
export async function generate<Output>(
	{ url }: Installation,
	{ token }: Session,
	endpoint: string,
	input: object,
): Promise<Run & { output: Output }> {
	const response = await fetch(`${url}${endpoint}?engine=built-in`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		body: JSON.stringify(input),
	});
	if (response.status !== 200) throw new Error(`${endpoint} answered ${response.status}: ${await response.text()}`);
	const { run, ...output } = (await response.json()) as { run: Run };
	return { ...run, output: output as Output };
}
