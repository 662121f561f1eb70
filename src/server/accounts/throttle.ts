/**
 * Limits on failed attempts. They stop the guesser and spare the owner: attempts from a place where the account was
 * opened before are counted apart, so that guessing elsewhere locks nobody out. Recovery by mail makes the place where
 * it is completed such a known place.
 */
import type { Database } from '#server/database/open.ts';
import { networkOf } from './network-address.ts';
import {
	type Counter,
	count,
	countQuietly,
	createCounter,
	createSweeper,
	hashed,
	readCounts,
	tooMany,
} from './throttle-counters.ts';
import { createUnderWay } from './under-way.ts';

export interface ThrottleLimits {
	windowSeconds: number;
	/** Failures from one network address, whatever the account. */
	perAddress: number;
	/** Wrong passwords for one account from one network address. */
	perAccountAndAddress: number;
	/** Wrong passwords for one account, from all addresses that never opened it. */
	perAccount: number;
	/** Failures in all, from addresses unknown to the account: a flood by many machines against many accounts. */
	inAll: number;
	/** How long a network address that opened an account is remembered. */
	knownSeconds: number;
	/** Requests for reset links from one network address. */
	forgotPerAddress: number;
	/** Mails with a reset link to one email address in an hour. */
	forgotPerEmail: number;
	/** Invalid reset links, from one network address. */
	resetLinks: number;
	/** Wrong current passwords, wrong codes and refused new email addresses, of one member. */
	perMember: number;
	/** Wrong codes of one member's app in a day: six digits can be guessed. */
	codesPerDay: number;
}

const LIMITS: ThrottleLimits = {
	windowSeconds: 15 * 60,
	perAddress: 30,
	perAccountAndAddress: 10,
	perAccount: 10,
	inAll: 3000,
	knownSeconds: 30 * 24 * 3600,
	forgotPerAddress: 30,
	forgotPerEmail: 3,
	resetLinks: 30,
	perMember: 10,
	codesPerDay: 50,
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const DAY_MS = 86_400_000;
/** The wait when only attempts under way are in the way. */
const MOMENT_MS = 5000;

/**
 * An attempt counts from its beginning, so that many at once cannot slip past; success takes the count back. The caller
 * must end every attempt: one that neither succeeds nor fails stays under way for ever.
 */
export interface Attempt {
	succeeded(): Promise<void>;
	failed(): Promise<void>;
}

export interface SignInAttempt extends Attempt {
	/** The password was right, and a code is needed as well: takes the count back, and remembers no place. */
	halfway(): Promise<void>;
}

/**
 * Each method that starts an attempt throws ApiError TOO_MANY_ATTEMPTS, with the time to wait, once there are too many.
 */
export interface Throttle {
	signIn(email: string, address: string): Promise<SignInAttempt>;
	signUp(email: string, address: string): Promise<Attempt>;
	/**
	 * A request for a reset link, counted alike for known and unknown addresses; 'enough' once this hour's mails are
	 * sent.
	 *
	 * @throws ApiError TOO_MANY_ATTEMPTS for too many requests from one network address
	 */
	forgot(email: string, address: string): Promise<'send' | 'enough'>;
	resetLink(address: string): Promise<Attempt>;
	currentPassword(userId: string): Promise<Attempt>;
	newEmail(userId: string): Promise<Attempt>;
	/** Only who knows the password can try one, so that counting by account alone lets no stranger lock a member out. */
	code(userId: string, kind: 'app' | 'recovery'): Promise<Attempt>;
	/** The owner came by mail: the count of guesses is cleared, and this network address becomes known to the account. */
	recovered(email: string, address: string): Promise<void>;
	/** The account of this email address is used from this network address. */
	opened(email: string, address: string): Promise<void>;
}

export function createThrottle(db: Database, changed: Partial<ThrottleLimits> = {}): Throttle {
	const limits = { ...LIMITS, ...changed };
	const counter = (prefix: string, points: number, seconds = limits.windowSeconds) =>
		createCounter(db, prefix, points, seconds);
	const byAddress = counter('address', limits.perAddress);
	const byPair = counter('account-and-address', limits.perAccountAndAddress);
	const byAccount = counter('account', limits.perAccount);
	const inAll = counter('all', limits.inAll);
	const known = counter('known', 1, limits.knownSeconds);
	const forgotByAddress = counter('forgot-address', limits.forgotPerAddress);
	const forgotByEmail = counter('forgot', limits.forgotPerEmail, HOUR_SECONDS);
	const resetLinks = counter('reset-link', limits.resetLinks);
	const byMember = counter('member', limits.perMember);
	const codesByDay = counter('codes', limits.codesPerDay, DAY_SECONDS);
	const sweep = createSweeper(db);
	const underWay = createUnderWay();

	const remember = (pair: string) => known.set(pair, 1, limits.knownSeconds);
	const attemptAt = async (counts: Counter, key: string): Promise<Attempt> => {
		await count(counts, key);
		return {
			async succeeded() {
				await counts.reward(key);
			},
			async failed() {},
		};
	};

	/**
	 * Null where the place is not known to the account. Most members sign in successfully from a known place, and that
	 * should write to the database as little as possible: attempts under way are counted in this process only, and
	 * failures when they happen.
	 */
	async function fromKnownPlace(pair: string): Promise<SignInAttempt | null> {
		const reserved = underWay.begin(pair);
		const [memory, failures] = await readCounts(db, [known, byPair], pair).catch((error: unknown) => {
			underWay.end(pair);
			throw error;
		});
		if (!memory?.points || !failures) {
			underWay.end(pair);
			return null;
		}
		if (failures.points + reserved > limits.perAccountAndAddress) {
			underWay.end(pair);
			throw tooMany(failures.points > 0 ? failures.left : MOMENT_MS);
		}
		const halfway = async () => {
			underWay.end(pair);
			if (failures.points > 0) await byPair.delete(pair);
		};
		return {
			halfway,
			async succeeded() {
				await halfway();
				// Not at every sign-in: it is valid for weeks.
				if (memory.left < limits.knownSeconds * 1000 - DAY_MS) await remember(pair);
				await sweep();
			},
			async failed() {
				await countQuietly(byPair, pair).finally(() => underWay.end(pair));
			},
		};
	}

	async function fromStrangePlace(pair: string, from: string, account: string): Promise<SignInAttempt> {
		// In this order, so that a caller who is already stopped adds nothing to the account's count, and guesses at a
		// locked account add nothing to the global one.
		await count(byAddress, from);
		await count(byPair, pair);
		await count(byAccount, account);
		await count(inAll, 'all');
		const halfway = async () => {
			const takenBack = [byAddress.reward(from), byAccount.reward(account), inAll.reward('all')];
			await Promise.all([...takenBack, byPair.delete(pair)]);
		};
		return {
			halfway,
			async succeeded() {
				await Promise.all([halfway(), remember(pair)]);
				await sweep();
			},
			async failed() {},
		};
	}

	return {
		async signIn(email, address) {
			const pair = pairOf(email, address);
			return (await fromKnownPlace(pair)) ?? fromStrangePlace(pair, placeOf(address), hashed(email));
		},
		async signUp(email, address) {
			const attempt = await attemptAt(byAddress, placeOf(address));
			return {
				...attempt,
				async succeeded() {
					await attempt.succeeded();
					await remember(pairOf(email, address));
				},
			};
		},
		async forgot(email, address) {
			await count(forgotByAddress, placeOf(address), 'requests for reset links');
			return (await countQuietly(forgotByEmail, hashed(email))) === null ? 'send' : 'enough';
		},
		resetLink: (address) => attemptAt(resetLinks, placeOf(address)),
		currentPassword: (userId) => attemptAt(byMember, hashed(`password ${userId}`)),
		newEmail: (userId) => attemptAt(byMember, hashed(`email ${userId}`)),
		async code(userId, kind) {
			const attempt = await attemptAt(byMember, hashed(`${kind} code ${userId}`));
			if (kind === 'recovery') return attempt;
			const day = await attemptAt(codesByDay, hashed(`app code ${userId}`));
			return {
				...attempt,
				async succeeded() {
					await Promise.all([attempt.succeeded(), day.succeeded()]);
				},
			};
		},
		async recovered(email, address) {
			const pair = pairOf(email, address);
			await Promise.all([byAccount.delete(hashed(email)), byPair.delete(pair), remember(pair)]);
		},
		async opened(email, address) {
			await remember(pairOf(email, address));
		},
	};
}

function placeOf(address: string): string {
	return hashed(networkOf(address));
}

function pairOf(email: string, address: string): string {
	return hashed(`${email} ${networkOf(address)}`);
}
