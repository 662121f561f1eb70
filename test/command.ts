import type { Main } from '#server/cli/command-line.ts';

export interface Outcome {
	code: number;
	output: string;
	errors: string;
}

/** A command in this process, with these settings and no others; gives what the terminal shows. */
export async function runCommand(main: Main, env: Record<string, string>, ...argv: string[]): Promise<Outcome> {
	let output = '';
	let errors = '';
	const say = (line: string) => {
		output += `${line}\n`;
	};
	const complain = (line: string) => {
		errors += `${line}\n`;
	};
	const code = await main(argv, { env, say, complain });
	return { code, output, errors };
}
