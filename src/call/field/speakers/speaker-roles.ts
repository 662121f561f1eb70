import type { SpeakerRole } from '#transcript/call.ts';

/** Who is on which side, as set by the member; a tool's input carries it. */
export interface GivenRole {
	name: string;
	role: SpeakerRole;
}

/** The roles that a form holds under that name, as far as their shape is valid. */
export function givenRoles(value: unknown): GivenRole[] {
	if (!Array.isArray(value)) return [];
	return value.filter(
		(entry): entry is GivenRole =>
			typeof entry === 'object' && entry !== null && typeof entry.name === 'string' && typeof entry.role === 'string',
	);
}

/** The roles with one speaker's role set, or removed where `role` is empty. */
export function withRole(roles: readonly GivenRole[], name: string, role: SpeakerRole | ''): GivenRole[] {
	const others = roles.filter((entry) => entry.name !== name);
	return role === '' ? others : [...others, { name, role }];
}

/** The roles after a speaker was renamed. */
export function renamedRoles(roles: readonly GivenRole[], from: string, to: string): GivenRole[] {
	return roles.map((entry) => (entry.name === from ? { ...entry, name: to } : entry));
}

/** The roles after one speaker was merged into another, who keeps any role of their own. */
export function mergedRoles(roles: readonly GivenRole[], from: string, into: string): GivenRole[] {
	const own = roles.some(({ name }) => name === into);
	return own ? roles.filter(({ name }) => name !== from) : renamedRoles(roles, from, into);
}
