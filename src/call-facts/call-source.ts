import type { RoleHints } from '#transcript/roles/given-roles.ts';

/** The text of a call, and what the member told of who spoke. */
export interface CallSource {
	transcript: string;
	hints: RoleHints;
}
