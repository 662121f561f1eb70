/** Who is on which side, as far as the member or the form says it. */

import type { Call, SpeakerRole } from '../call.ts';
import { namesIn, speakerFinder } from './find-speakers.ts';

export interface RoleHints {
	/** From participantRoles. */
	salesPerson: string;
	prospect: string;
	others: string;
	/** From salesPersonInfo. */
	salesPersonName: string;
	/** What the member set for each speaker; it takes precedence over everything else. */
	speakerRoles: { name: string; role: SpeakerRole }[];
}

export interface Given {
	role: SpeakerRole | null;
	by: 'member' | 'form' | 'nobody';
}

/** What the member set or the form says of each speaker, by index into `Call.speakers`. */
export function givenRoles(call: Pick<Call, 'speakers'>, hints: RoleHints): Given[] {
	const find = speakerFinder(call);
	const roles: Given[] = call.speakers.map(() => ({ role: null, by: 'nobody' }));
	const done = new Set<readonly number[]>();
	const give = (name: string, role: SpeakerRole, by: Given['by']) => {
		const found = find(name);
		if (done.has(found)) return;
		done.add(found);
		for (const index of found) if (roles[index]?.role === null) roles[index] = { role, by };
	};
	for (const { name, role } of hints.speakerRoles) give(name, role, 'member');
	const sellers = [hints.salesPerson, hints.salesPersonName].flatMap(namesIn);
	for (const name of sellers) give(name, 'salesperson', 'form');
	for (const name of namesIn(hints.prospect)) give(name, 'prospect', 'form');
	for (const name of namesIn(hints.others)) give(name, 'other', 'form');
	return roles;
}
