import type { GivenRole } from '#shared/calls.ts';
import type { Speaker, SpeakerRole } from '#transcript/call.ts';
import { givenRoles as rolesIn } from '#transcript/roles/given-roles.ts';

/** Names in other fields of a form. */
export interface NamedSides {
	sellers: string;
	prospects: string;
}

/** Whether neither the names of the form, nor who is set to buy, tell who of the speakers sells. */
export function isSellerOpen(
	{ speakers }: { speakers: readonly Speaker[] },
	roles: readonly GivenRole[],
	{ sellers, prospects }: NamedSides = { sellers: '', prospects: '' },
): boolean {
	const others = roles.filter(({ role }) => role !== 'salesperson');
	const hints = { salesPerson: sellers, prospect: prospects, others: '', salesPersonName: '', speakerRoles: others };
	const given = rolesIn({ speakers }, hints);
	return given.every(({ role }) => role !== 'salesperson') && given.filter(({ role }) => role === null).length > 1;
}

/** The valid roles in a form's value. */
export function givenRoles(value: unknown): GivenRole[] {
	if (!Array.isArray(value)) return [];
	return value.filter(
		(entry): entry is GivenRole =>
			typeof entry === 'object' && entry !== null && typeof entry.name === 'string' && typeof entry.role === 'string',
	);
}

/** The roles with one speaker's role set, or removed if `role` is empty. */
export function withRole(roles: readonly GivenRole[], name: string, role: SpeakerRole | ''): GivenRole[] {
	const others = roles.filter((entry) => entry.name !== name);
	return role === '' ? others : [...others, { name, role }];
}

/** The roles after renaming a speaker. */
export function renamedRoles(roles: readonly GivenRole[], from: string, to: string): GivenRole[] {
	return roles.map((entry) => (entry.name === from ? { ...entry, name: to } : entry));
}

/** The roles after merging one speaker into another, who keeps any role of their own. */
export function mergedRoles(roles: readonly GivenRole[], from: string, into: string): GivenRole[] {
	const own = roles.some(({ name }) => name === into);
	return own ? roles.filter(({ name }) => name !== from) : renamedRoles(roles, from, into);
}
