import type { User } from '#shared/account.ts';
import { hashToken } from './tokens.ts';

/** How long a member is known without another look, should the news of a change be lost. */
const KNOWN_MS = 2000;

/** Sessions that are kept in mind at once; beyond them all are forgotten. */
const MOST_KNOWN = 10_000;

/** Which member a token is of, looked up once in two seconds. */
export interface KnownMembers {
	find(token: string): Promise<User | null>;
	/** Looks a member up again at their next request, even one being looked up now; all of them where no id is given. */
	forget(userId?: string): void;
	/** Whether news of changes arrive. Until they do, everybody is looked up each time. */
	hears(doesHear: boolean): void;
}

/** @param look the token's member; null is not kept, since a session may begin at any moment */
export function knowMembers(look: (token: string) => Promise<User | null>, now: () => Date): KnownMembers {
	const known = new Map<string, { member: User; until: number }>();
	let isHearing = false;
	let changes = 0;

	function keep(key: string, member: User): void {
		if (known.size >= MOST_KNOWN) known.clear();
		known.set(key, { member, until: now().getTime() + KNOWN_MS });
	}

	function isFresh(until: number): boolean {
		const left = until - now().getTime();
		return left > 0 && left <= KNOWN_MS;
	}

	function forget(userId = ''): void {
		changes++;
		if (userId === '') known.clear();
		else for (const [key, { member }] of known) if (member.id === userId) known.delete(key);
	}

	return {
		async find(token) {
			const key = hashToken(token);
			const before = known.get(key);
			if (before && isFresh(before.until)) return before.member;
			known.delete(key);
			const seen = changes;
			const member = await look(token);
			if (member && isHearing && seen === changes) keep(key, member);
			return member;
		},
		forget,
		hears(doesHear) {
			isHearing = doesHear;
			forget();
		},
	};
}
