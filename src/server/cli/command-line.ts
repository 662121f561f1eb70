/** What every command is made of: it reads its own arguments, and writes to the terminal that it is given. */
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';

/** What a command knows of the place where it was typed. */
export interface Terminal {
	env: Readonly<Record<string, string | undefined>>;
	/** One line to standard output. */
	say: (line: string) => void;
	/** One line to standard error. */
	complain: (line: string) => void;
}

/** A command; gives the exit code. Never throws. */
export type Main = (argv: readonly string[], terminal: Terminal) => Promise<number>;

/** An empty program: its help and its complaints go to the terminal, and it never ends the process. */
export function newProgram(name: string, terminal: Terminal): Command {
	return new Command(name)
		.exitOverride()
		.configureOutput({
			writeOut: (text) => terminal.say(text.trimEnd()),
			writeErr: (text) => terminal.complain(text.trimEnd()),
		})
		.showHelpAfterError();
}

/** Does what the arguments say. What goes wrong becomes one line, by `explain`, and exit code 1. */
export async function execute(
	program: Command,
	argv: readonly string[],
	terminal: Terminal,
	explain: (error: unknown) => string,
): Promise<number> {
	try {
		await program.parseAsync(argv, { from: 'user' });
		return 0;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode;
		terminal.complain(explain(error));
		return 1;
	}
}

/** npm changes into the package; the path was meant where the command was typed. */
export function pathIn({ env }: Terminal, file: string): string {
	return resolve(env.INIT_CWD ?? '.', file);
}

/** Runs a command as the process that was started for it. */
export async function runAsProcess(main: Main): Promise<void> {
	const terminal = { env: process.env, say: console.log, complain: console.error };
	process.exitCode = await main(process.argv.slice(2), terminal);
}
