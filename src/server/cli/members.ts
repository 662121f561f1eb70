/** `npm run members -- add EMAIL | import FILE.csv | list | remove EMAIL | owner EMAIL` */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { readMemberFile } from '#server/accounts/membership/member-file.ts';
import { sqlState } from '#server/database/errors.ts';
import { readEnvironment } from '#server/env.ts';
import { emailSchema } from '#shared/account-requests.ts';
import type { ListedMember } from '#shared/member-requests.ts';
import { decode } from '#transcript/decode.ts';
import { describeFile, describeInvalid, describeLeftOut } from './import-report.ts';
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
	.description('Put the buyers of a CSV file on the list: an export of Stripe, Gumroad or ThriveCart, or a plain list.')
	.option('--skip-invalid', 'import although some lines hold no e-mail address')
	.action(async (file: string, { skipInvalid = false }: { skipInvalid?: boolean }) => {
		const read = readMemberFile(await textOf(file));
		console.log(describeFile(read));
		const invalid = describeInvalid(read);
		for (const line of invalid) console.error(line);
		if (invalid.length > 0 && !skipInvalid) {
			throw new CommandError('Nothing was imported. Mend these lines, or leave them out with --skip-invalid.');
		}
		await run(async (members) => {
			const { added, refunded } = await members.import(read.emails);
			for (const line of describeLeftOut(read, refunded)) console.log(line);
			const known = read.emails.length - added.length - refunded.length;
			console.log(`Added: ${added.length}. Already there: ${known}. Invalid: ${invalid.length}.`);
		});
	});

program
	.command('list')
	.description('Show every address, the day it was added, whether it has an account, and what is special about it.')
	.action(() =>
		run(async (members) => {
			const rows = await members.list();
			if (rows.length === 0) console.log('The list is empty.');
			for (const row of rows.reverse()) {
				const account = row.hasAccount ? 'account' : 'no account';
				console.log([row.email, row.addedAt.slice(0, 10), account, ...remarks(row)].join('\t'));
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

program
	.command('owner <email>')
	.description('Make an account the owner of this installation. Whoever owned it becomes a member.')
	.action((email: string) => {
		const address = readAddress(email);
		return run(async (members) => {
			if (!(await members.makeOwner(address))) {
				throw new CommandError(
					`${address} has no account. Add it to the list, sign up with it, then make it the owner.`,
				);
			}
			console.log(`${address} is the owner now.`);
		});
	});

function remarks({ role, refunded, authorized }: ListedMember): string[] {
	const words = [role === 'owner' && 'owner', refunded && 'refunded', !authorized && !refunded && 'not on the list'];
	return words.filter((word) => word !== false);
}

/** Its message is all that the person at the terminal needs. */
class CommandError extends Error {}

function readAddress(text: string): string {
	const parsed = emailSchema.safeParse(text);
	if (!parsed.success) throw new CommandError(`${JSON.stringify(text)} is no e-mail address.`);
	return parsed.data;
}

/** npm changes into the package; the path refers to the folder where the command was typed. */
async function textOf(file: string): Promise<string> {
	const path = resolve(process.env.INIT_CWD ?? '.', file);
	const bytes = await readFile(path).catch(() => {
		throw new CommandError(`${path} cannot be read.`);
	});
	try {
		return decode(bytes);
	} catch {
		throw new CommandError(`${path} is no text. Save the list as CSV, and import that file.`);
	}
}

function run(work: (members: MemberList) => Promise<void>): Promise<void> {
	return withMembers(readEnvironment(process.env), work);
}

/** Database errors contain SQL and addresses: only their code is shown. */
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
