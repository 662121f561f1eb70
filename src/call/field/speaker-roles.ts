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
