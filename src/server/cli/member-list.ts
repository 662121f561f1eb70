import { z } from 'zod';
import type { Imported } from '#server/accounts/authorized.ts';
import { emailSchema } from '#shared/account-requests.ts';
import type { ListedMember } from '#shared/member-requests.ts';

/** The authorized list as the commands see it, whichever process holds the database. Addresses are normalised. */
export interface MemberList {
	/** Returns the addresses that were not on the list yet. */
	add(emails: readonly string[]): Promise<string[]>;
	/** The addresses of a file: all or none. */
	import(emails: readonly string[]): Promise<Imported>;
	/** With the accounts and refunds that are not on it, newest first. */
	list(): Promise<ListedMember[]>;
	/** Whether the address was on the list. */
	remove(email: string): Promise<boolean>;
	/** Whether the address has an account; that account is the owner's from then on. */
	makeOwner(email: string): Promise<boolean>;
	/** Empty once it is done; otherwise why it cannot be. */
	suspend(email: string): Promise<string>;
	resume(email: string): Promise<string>;
	/** For who lost app and recovery codes: the password alone signs in again. */
	resetTwoFactor(email: string): Promise<string>;
	/** Suspends it at once; the server deletes it, with everything of it, within ten minutes. */
	deleteAccount(email: string): Promise<string>;
}

/** The messages of the control socket. */
export const memberCommandSchema = z.discriminatedUnion('command', [
	z.strictObject({ command: z.literal('add'), emails: z.array(emailSchema) }),
	z.strictObject({ command: z.literal('import'), emails: z.array(emailSchema) }),
	z.strictObject({ command: z.literal('list') }),
	z.strictObject({ command: z.literal('remove'), email: emailSchema }),
	z.strictObject({ command: z.literal('owner'), email: emailSchema }),
	z.strictObject({ command: z.literal('suspend'), email: emailSchema }),
	z.strictObject({ command: z.literal('resume'), email: emailSchema }),
	z.strictObject({ command: z.literal('reset-two-factor'), email: emailSchema }),
	z.strictObject({ command: z.literal('delete'), email: emailSchema }),
]);
export type MemberCommand = z.infer<typeof memberCommandSchema>;

export function carryOut(members: MemberList, request: MemberCommand): Promise<unknown> {
	switch (request.command) {
		case 'add':
			return members.add(request.emails);
		case 'import':
			return members.import(request.emails);
		case 'list':
			return members.list();
		case 'remove':
			return members.remove(request.email);
		case 'owner':
			return members.makeOwner(request.email);
		case 'suspend':
			return members.suspend(request.email);
		case 'resume':
			return members.resume(request.email);
		case 'reset-two-factor':
			return members.resetTwoFactor(request.email);
		case 'delete':
			return members.deleteAccount(request.email);
	}
}
