/** Mails leave in the background: no request waits for a mail server, and no mail is lost while it is down. */
import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { makeResetToken } from '#server/accounts/recovery.ts';
import { takeBackToken } from '#server/accounts/take-back-address.ts';
import { findByEmail } from '#server/accounts/users.ts';
import { sqlState } from '#server/database/errors.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { type Queue, within } from '#server/queue/queue.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { findSubmission } from '#server/submissions/store.ts';
import { type Mail, MailNotSentError, type MailTransport } from './mail.ts';
import { deletionPlannedMail } from './messages/deletion-planned.ts';
import { emailChangedMail } from './messages/email-changed.ts';
import { resetLinkMail } from './messages/reset-link.ts';
import { submissionMail } from './messages/submission.ts';
import { type TwoFactorChange, twoFactorChangedMail } from './messages/two-factor-changed.ts';

/** What is stored of a mail that waits. Never a token: the link is made together with the mail. */
export type MailJob =
	/** To the address for which a new password was requested; nothing is sent where it has no account. */
	| { kind: 'reset-link'; email: string }
	/** To the old address of an account. `at` is ISO 8601; `userId` is missing in jobs of earlier versions. */
	| { kind: 'email-changed'; userId?: string; email: string; newEmail: string; at: string }
	/** To a member whose account is to be deleted; `at` is ISO 8601. */
	| { kind: 'deletion-planned'; email: string; at: string }
	/** To a member, about two-factor authentication; `at` is ISO 8601. */
	| { kind: 'two-factor'; change: TwoFactorChange; email: string; at: string }
	/** To support, about what a member sent in. */
	| { kind: 'submission'; id: string };

export interface MailQueue {
	/** Resolves when the mail can no longer be lost. With a transaction: the mail is sent only if that commits. */
	post(job: MailJob, transaction?: Transaction): Promise<void>;
	/** Starts no more mails; those under way get three seconds, and are tried again later if they need longer. */
	stop(): Promise<void>;
}

export interface MailQueueParts {
	queue: Queue;
	db: Database;
	transport: MailTransport;
	publicUrl: () => string;
	supportEmail: string;
	keys: Pick<SealingKeys, 'forSealing'>;
	log: FastifyBaseLogger;
	now: () => Date;
	/** For tests, which cannot wait two days. */
	pace?: Pace;
}

interface Pace {
	/** Before the second attempt; it doubles from there. */
	retrySeconds: number;
	/** How often failed mails are looked for; new ones announce themselves. */
	lookSeconds: number;
}

const PACE: Pace = { retrySeconds: 10, lookSeconds: 10 };

/** Of the queue's jobs. */
const NAME = 'mail';

/** Tries for two days: after 10 s, 20 s and so on, then every hour. Failed mails remain for a week, to be inspected. */
const OPTIONS = {
	retryLimit: 56,
	retryBackoff: true,
	retryDelayMax: 3600,
	expireInSeconds: 120,
	deleteAfterSeconds: 7 * 24 * 3600,
};

const WORK = {
	batchSize: 5,
	/** A slow mail does not hold up the next ones. */
	localConcurrency: 2,
	burstWhenBatchFull: true,
	perJobResults: true,
	includeMetadata: true,
} as const;

/** The longest time for one mail; well below `expireInSeconds`, after which another process would send it as well. */
const SEND_TIMEOUT_MS = 60_000;

const STOP_PATIENCE_MS = 3000;

export async function startMailQueue(parts: MailQueueParts): Promise<MailQueue> {
	const { boss } = parts.queue;
	const { retrySeconds, lookSeconds } = parts.pace ?? PACE;
	const { post } = await openMailbox(parts.queue, retrySeconds);
	const stopping = new AbortController();
	const looking = { pollingIntervalSeconds: Math.min(lookSeconds, 2), notifyPollingIntervalSeconds: lookSeconds };
	const worker = await boss.work(NAME, { ...WORK, ...looking }, (jobs: JobWithMetadata<MailJob>[]) =>
		Promise.all(jobs.map((job) => deliver(job, parts, stopping.signal))),
	);
	return {
		post,
		async stop() {
			const patience = setTimeout(() => stopping.abort(), STOP_PATIENCE_MS);
			await boss.offWork(NAME, { id: worker, wait: true });
			clearTimeout(patience);
		},
	};
}

/** For a process that writes mails, and leaves it to the server to send them. */
export async function openMailbox(
	{ boss, define }: Queue,
	retrySeconds = PACE.retrySeconds,
): Promise<Pick<MailQueue, 'post'>> {
	await define(NAME, { ...OPTIONS, retryDelay: retrySeconds });
	return {
		async post(job, transaction) {
			await boss.send(NAME, job, transaction ? { db: within(transaction) } : {});
		},
	};
}

async function deliver(
	job: JobWithMetadata<MailJob>,
	parts: MailQueueParts,
	stopping: AbortSignal,
): Promise<JobResult> {
	const facts = { job: job.id, kind: job.data.kind };
	try {
		const mail = await write(job.data, parts);
		if (mail) await parts.transport.send(mail, AbortSignal.any([stopping, AbortSignal.timeout(SEND_TIMEOUT_MS)]));
		return { id: job.id, status: 'completed' };
	} catch (error) {
		const trouble = troubleOf(error);
		if (job.retryCount < job.retryLimit) parts.log.warn({ ...facts, ...trouble }, 'a mail was not sent yet');
		else parts.log.error({ ...facts, ...trouble }, 'a mail was given up');
		return { id: job.id, status: 'failed', output: trouble };
	}
}

async function write(job: MailJob, { db, publicUrl, supportEmail, keys, now }: MailQueueParts): Promise<Mail | null> {
	if (job.kind === 'email-changed') {
		const { userId, email, newEmail } = job;
		const at = new Date(job.at);
		const token = userId === undefined ? null : takeBackToken(keys, { userId, email, at });
		const link = token && `${publicUrl()}/take-back-address?token=${token}`;
		return emailChangedMail({ to: email, newEmail, at, link, supportEmail });
	}
	if (job.kind === 'deletion-planned') {
		return deletionPlannedMail({ to: job.email, at: new Date(job.at), publicUrl: publicUrl(), supportEmail });
	}
	if (job.kind === 'two-factor') {
		const { email: to, change } = job;
		return twoFactorChangedMail({ to, change, at: new Date(job.at), publicUrl: publicUrl(), supportEmail });
	}
	if (job.kind === 'submission') {
		const submission = await findSubmission(db, job.id);
		return submission && submissionMail({ to: supportEmail, publicUrl: publicUrl(), submission });
	}
	const user = await findByEmail(db, job.email);
	if (!user) return null;
	const token = await makeResetToken(db, user.id, now());
	return resetLinkMail({ to: user.email, publicUrl: publicUrl(), token, supportEmail });
}

/** What may be logged and stored about a failure: codes, never an address or a link. */
function troubleOf(error: unknown): { code: string; status?: number } {
	if (error instanceof MailNotSentError) return { code: error.code, status: error.status };
	const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
	return { code: sqlState(error) ?? code };
}
