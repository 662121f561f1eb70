import type { SpeakerRole } from '#transcript/call.ts';

/** Who is on which side, as the member set it; an input of a tool carries it. */
export interface GivenRole {
	name: string;
	role: SpeakerRole;
}

/** What a form holds under the name of its roles, as far as it is of that shape. */
export function givenRoles(value: unknown): GivenRole[] {
	if (!Array.isArray(value)) return [];
	return value.filter(
		(entry): entry is GivenRole =>
			typeof entry === 'object' && entry !== null && typeof entry.name === 'string' && typeof entry.role === 'string',
	);
}

/** The roles with that of one speaker set, or taken away where `role` is empty. */
export function withRole(roles: readonly GivenRole[], name: string, role: SpeakerRole | ''): GivenRole[] {
	const others = roles.filter((entry) => entry.name !== name);
	return role === '' ? others : [...others, { name, role }];
}

/** The roles after somebody was renamed. */
export function renamedRoles(roles: readonly GivenRole[], from: string, to: string): GivenRole[] {
	return roles.map((entry) => (entry.name === from ? { ...entry, name: to } : entry));
}

/** The roles after one speaker was merged into another, who keeps a role of their own. */
export function mergedRoles(roles: readonly GivenRole[], from: string, into: string): GivenRole[] {
	const own = roles.some(({ name }) => name === into);
	return own ? roles.filter(({ name }) => name !== from) : renamedRoles(roles, from, into);
}
