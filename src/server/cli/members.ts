/** `npm run members -- add EMAIL | import FILE.csv | list | remove EMAIL` */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { sqlState } from '#server/database/errors.ts';
import { readEnvironment } from '#server/env.ts';
import { emailSchema } from '#shared/account-requests.ts';
import { readEmailFile } from './email-file.ts';
import type { MemberList } from './member-list.ts';
import { withMembers } from './reach-members.ts';

const program = new Command('members')
	.description('The authorized list: the e-mail addresses that may make an account.')
	.showHelpAfterError();

program
	.command('add <email>')
	.description('Put an address on the list.')
	.action((email: string) => {
		const address = readAddress(email);
		return run(async (members) => {
			const added = await members.add([address]);
			console.log(added.length > 0 ? `Added ${address}.` : `${address} is on the list already.`);
		});
	});

program
	.command('import <file>')
	.description('Put the addresses of a CSV file on the list: its column "email", else the first one.')
	.action(async (file: string) => {
		const { emails, invalid } = readEmailFile(await read(file));
		await run(async (members) => {
			const added = await members.add(emails);
			console.log(
				`Added: ${added.length}. Already there: ${emails.length - added.length}. Invalid: ${invalid.length}.`,
			);
		});
		for (const { line, text: cell } of invalid)
			console.error(`Line ${line}: ${JSON.stringify(cell)} is no e-mail address.`);
		if (invalid.length > 0) process.exitCode = 1;
	});

program
	.command('list')
	.description('Show every address, the day it was added, and whether it has an account.')
	.action(() =>
		run(async (members) => {
			const rows = await members.list();
			if (rows.length === 0) console.log('The list is empty.');
			for (const row of rows) {
				console.log([row.email, row.addedAt.slice(0, 10), row.hasAccount ? 'account' : 'no account'].join('\t'));
			}
		}),
	);

program
	.command('remove <email>')
	.description('Take an address off the list. An account made with it stays.')
	.action((email: string) => {
		const address = readAddress(email);
		return run(async (members) => {
			if (!(await members.remove(address))) throw new CommandError(`${address} is not on the list.`);
			console.log(`Removed ${address}.`);
		});
	});

/** Its message is all that the person at the terminal needs. */
class CommandError extends Error {}

function readAddress(text: string): string {
	const parsed = emailSchema.safeParse(text);
	if (!parsed.success) throw new CommandError(`${JSON.stringify(text)} is no e-mail address.`);
	return parsed.data;
}

/** npm changes into the package; the path was meant where the command was typed. */
async function read(file: string): Promise<string> {
	const path = resolve(process.env.INIT_CWD ?? '.', file);
	try {
		return await readFile(path, 'utf8');
	} catch {
		throw new CommandError(`${path} cannot be read.`);
	}
}

function run(work: (members: MemberList) => Promise<void>): Promise<void> {
	return withMembers(readEnvironment(process.env), work);
}

/** Errors of the database carry SQL and addresses: of those only the code is shown. */
function explain(error: unknown): string {
	const state = sqlState(error);
	if (state !== null) return `The database refused the command (${state}).`;
	return error instanceof Error ? error.message : 'The command failed.';
}

try {
	await program.parseAsync();
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
