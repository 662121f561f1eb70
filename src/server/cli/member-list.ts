import { z } from 'zod';
import type { AuthorizedEmail } from '#server/accounts/authorized.ts';
import { emailSchema } from '#shared/account-requests.ts';

/** The authorized list as the commands see it, whoever holds the database. Addresses are normalised. */
export interface MemberList {
	/** Gives the addresses that were not on the list yet. */
	add(emails: readonly string[]): Promise<string[]>;
	list(): Promise<AuthorizedEmail[]>;
	/** Whether the address was on the list. */
	remove(email: string): Promise<boolean>;
}

/** What goes over the control socket. */
export const memberCommandSchema = z.discriminatedUnion('command', [
	z.strictObject({ command: z.literal('add'), emails: z.array(emailSchema) }),
	z.strictObject({ command: z.literal('list') }),
	z.strictObject({ command: z.literal('remove'), email: emailSchema }),
]);
export type MemberCommand = z.infer<typeof memberCommandSchema>;

export function carryOut(members: MemberList, request: MemberCommand): Promise<unknown> {
	switch (request.command) {
		case 'add':
			return members.add(request.emails);
		case 'list':
			return members.list();
		case 'remove':
			return members.remove(request.email);
	}
}
