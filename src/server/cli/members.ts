/** `npm run members -- add EMAIL | import FILE.csv | list | remove EMAIL | owner EMAIL | suspend EMAIL | resume EMAIL | reset-two-factor EMAIL | delete EMAIL` */
import { readFile } from 'node:fs/promises';
import { readMemberFile } from '#server/accounts/membership/member-file.ts';
import { sqlState } from '#server/database/errors.ts';
import { readEnvironment } from '#server/env.ts';
import { emailSchema } from '#shared/account-requests.ts';
import type { ListedMember } from '#shared/member-requests.ts';
import { decode } from '#transcript/decode.ts';
import { execute, newProgram, pathIn, runAsProcess, type Terminal } from './command-line.ts';
import { describeFile, describeInvalid, describeLeftOut } from './import-report.ts';
import type { MemberList } from './member-list.ts';
import { withMembers } from './reach-members.ts';

export function members(argv: readonly string[], terminal: Terminal): Promise<number> {
	const program = newProgram('members', terminal).description(
		'The authorized list: the email addresses that may make an account.',
	);
	program
		.command('add <email>')
		.description('Put an address on the list.')
		.action((email: string) => add(terminal, readAddress(email)));
	program
		.command('import <file>')
		.description(
			'Put the buyers of a CSV file on the list: an export of Stripe, Gumroad or ThriveCart, or a plain list.',
		)
		.option('--skip-invalid', 'import although some lines hold no email address')
		.action((file: string, { skipInvalid = false }: { skipInvalid?: boolean }) =>
			importFile(terminal, file, skipInvalid),
		);
	program
		.command('list')
		.description('Show every address, the day it was added, whether it has an account, and what is special about it.')
		.action(() => list(terminal));
	program
		.command('remove <email>')
		.description('Take an address off the list. An account made with it stays, and can sign in: see suspend.')
		.action((email: string) => remove(terminal, readAddress(email)));
	program
		.command('owner <email>')
		.description('Make an account the owner of this installation. Whoever owned it becomes a member.')
		.action((email: string) => makeOwner(terminal, readAddress(email)));
	program
		.command('suspend <email>')
		.description('End the sessions of an account and let it sign in no more. Everything of it stays.')
		.action((email: string) => change(terminal, email, (list, address) => list.suspend(address), 'is suspended.'));
	program
		.command('resume <email>')
		.description('Let a suspended account sign in again.')
		.action((email: string) => change(terminal, email, (list, address) => list.resume(address), 'can sign in again.'));
	program
		.command('reset-two-factor <email>')
		.description('Let somebody who lost the app and the recovery codes sign in with the password alone.')
		.action((email: string) =>
			change(terminal, email, (list, address) => list.resetTwoFactor(address), 'signs in with the password alone now.'),
		);
	program
		.command('delete <email>')
		.description('Delete an account and everything of it, for good. It is suspended at once.')
		.action((email: string) => change(terminal, email, (list, address) => list.deleteAccount(address), DELETING));
	return execute(program, argv, terminal, explain);
}

const DELETING = 'is suspended. The server deletes it, with everything of it, within ten minutes, or when it starts.';

/** @param done what is true of the address afterwards */
function change(
	terminal: Terminal,
	email: string,
	work: (list: MemberList, address: string) => Promise<string>,
	done: string,
): Promise<void> {
	const address = readAddress(email);
	return onList(terminal, async (list) => {
		const problem = await work(list, address);
		if (problem !== '') throw new CommandError(problem);
		terminal.say(`${address} ${done}`);
	});
}

function add(terminal: Terminal, address: string): Promise<void> {
	return onList(terminal, async (list) => {
		const added = await list.add([address]);
		terminal.say(added.length > 0 ? `Added ${address}.` : `${address} is on the list already.`);
	});
}

async function importFile(terminal: Terminal, file: string, skipInvalid: boolean): Promise<void> {
	const read = readMemberFile(await textOf(pathIn(terminal, file)));
	terminal.say(describeFile(read));
	const invalid = describeInvalid(read);
	for (const line of invalid) terminal.complain(line);
	if (invalid.length > 0 && !skipInvalid) {
		throw new CommandError('Nothing was imported. Mend these lines, or leave them out with --skip-invalid.');
	}
	await onList(terminal, async (list) => {
		const { added, refunded } = await list.import(read.emails);
		for (const line of describeLeftOut(read, refunded)) terminal.say(line);
		const known = read.emails.length - added.length - refunded.length;
		terminal.say(`Added: ${added.length}. Already there: ${known}. Invalid: ${invalid.length}.`);
	});
}

function list(terminal: Terminal): Promise<void> {
	return onList(terminal, async (list) => {
		const rows = await list.list();
		if (rows.length === 0) terminal.say('The list is empty.');
		for (const row of rows.reverse()) {
			const account = row.hasAccount ? 'account' : 'no account';
			terminal.say([row.email, row.addedAt.slice(0, 10), account, ...remarks(row)].join('\t'));
		}
	});
}

function remove(terminal: Terminal, address: string): Promise<void> {
	return onList(terminal, async (list) => {
		if (!(await list.remove(address))) throw new CommandError(`${address} is not on the list.`);
		terminal.say(`Removed ${address}.`);
	});
}

function makeOwner(terminal: Terminal, address: string): Promise<void> {
	return onList(terminal, async (list) => {
		if (!(await list.makeOwner(address))) {
			throw new CommandError(`${address} has no account. Add it to the list, sign up with it, then make it the owner.`);
		}
		terminal.say(`${address} is the owner now.`);
	});
}

function onList({ env }: Terminal, work: (list: MemberList) => Promise<void>): Promise<void> {
	return withMembers(readEnvironment(env), work);
}

function remarks({ role, refunded, authorized, suspended, twoFactor }: ListedMember): string[] {
	const words = [
		role === 'owner' && 'owner',
		refunded && 'refunded',
		!authorized && !refunded && 'not on the list',
		suspended && 'suspended',
		twoFactor && 'two-factor',
	];
	return words.filter((word) => word !== false);
}

/** Its message is all that the person at the terminal needs. */
class CommandError extends Error {}

function readAddress(text: string): string {
	const parsed = emailSchema.safeParse(text);
	if (!parsed.success) throw new CommandError(`${JSON.stringify(text)} is no email address.`);
	return parsed.data;
}

async function textOf(path: string): Promise<string> {
	const bytes = await readFile(path).catch(() => {
		throw new CommandError(`${path} cannot be read.`);
	});
	try {
		return decode(bytes);
	} catch {
		throw new CommandError(`${path} is no text. Save the list as CSV, and import that file.`);
	}
}

/** Database errors contain SQL and addresses: only their code is shown. */
function explain(error: unknown): string {
	const state = sqlState(error);
	if (state !== null) return `The database refused the command (${state}).`;
	return error instanceof Error ? error.message : 'The command failed.';
}

if (import.meta.main) await runAsProcess(members);
