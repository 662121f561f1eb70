import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#server/accounts/network-address.ts';
import { verifyPassword } from '#server/accounts/passwords.ts';
import { count, createCounter, createSweeper, hashed } from '#server/accounts/throttle-counters.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { documentPage, notePage, PAGE_POLICY, passwordPage } from '#server/shares/page.ts';
import { countView, findShare } from '#server/shares/store.ts';
import { MOST_SHARE_PASSWORD } from '#shared/shares.ts';

interface SharedPageOptions {
	db: Database;
	now: () => Date;
}

type Shared = NonNullable<Awaited<ReturnType<typeof findShare>>>;
type Page = FastifyRequest<{ Params: { token: string } }>;

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords per window for one page: from one network, and in total. */
const MOST_FROM_A_NETWORK = 10;
const MOST_FOR_A_PAGE = 100;

const MOST_FORM_BYTES = 4096;

/** The page that a client sees. It needs no session, sets no cookie, and does not record who viewed it. */
export async function sharedPage(instance: FastifyInstance, { db, now }: SharedPageOptions): Promise<void> {
	const checkPassword = passwordCheck(db);
	instance.removeAllContentTypeParsers();
	instance.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
		(_request, body, done) => done(null, new URLSearchParams(String(body))),
	);
	instance.addHook('onRequest', async (_request, reply) => {
		reply.headers({
			'content-security-policy': PAGE_POLICY,
			'x-robots-tag': 'noindex, nofollow',
			'referrer-policy': 'no-referrer',
			'cache-control': 'no-store',
		});
	});
	instance.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));

	/** Null if the link has expired or was withdrawn. @throws ApiError NOT_FOUND */
	async function open({ params }: Page): Promise<Shared | null> {
		const share = await findShare(db, params.token);
		if (!share) throw new ApiError('NOT_FOUND', 'There is no page at this address.');
		return share.revokedAt === null && share.expiresAt > now() ? share : null;
	}

	async function show(reply: FastifyReply, share: Shared, counted = true): Promise<FastifyReply> {
		if (counted) await countView(db, share.id);
		return html(reply, 200, documentPage(share));
	}

	instance.get('/share/:token', { schema: { hide: true } }, async (request: Page, reply) => {
		const share = await open(request);
		if (!share) return ended(reply);
		if (share.passwordHash !== null) return html(reply, 200, passwordPage());
		return show(reply, share, request.method === 'GET');
	});

	instance.post('/share/:token', { schema: { hide: true } }, async (request: Page, reply) => {
		const share = await open(request);
		if (!share) return ended(reply);
		if (share.passwordHash === null) return show(reply, share);
		const password = (request.body as URLSearchParams | undefined)?.get('password') ?? '';
		const isRight = await checkPassword(share, password, request.ip);
		return isRight ? show(reply, share) : html(reply, 403, passwordPage('That is not the password of this page.'));
	});
}

/** Counts every attempt before checking the password, so that parallel attempts cannot bypass the limit. */
function passwordCheck(db: Database) {
	const fromNetwork = createCounter(db, 'share-network', MOST_FROM_A_NETWORK, WINDOW_SECONDS);
	const forPage = createCounter(db, 'share', MOST_FOR_A_PAGE, WINDOW_SECONDS);
	const sweep = createSweeper(db);
	return async ({ id, passwordHash }: Shared, password: string, address: string): Promise<boolean> => {
		const network = hashed(`${id} ${networkOf(address)}`);
		await count(fromNetwork, network, 'wrong passwords');
		await count(forPage, hashed(id), 'wrong passwords');
		const isRight =
			password !== '' && password.length <= MOST_SHARE_PASSWORD && (await verifyPassword(passwordHash ?? '', password));
		if (isRight) await Promise.all([fromNetwork.delete(network), forPage.reward(hashed(id))]);
		await sweep();
		return isRight;
	};
}

function ended(reply: FastifyReply): FastifyReply {
	const words = 'It has expired or was withdrawn. Ask the person who sent it to you for a new one.';
	return html(reply, 410, notePage('This link no longer works', words));
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const status =
		(error as { status?: number; statusCode?: number }).status ?? (error as { statusCode?: number }).statusCode;
	if (error instanceof ApiError && error.code === 'NOT_FOUND') {
		const words = 'Check that the link is complete, or ask the person who sent it to you.';
		return html(reply, 404, notePage('There is no page at this address', words));
	}
	if (error instanceof ApiError && error.code === 'TOO_MANY_ATTEMPTS') {
		reply.header('retry-after', String(error.retryAfter ?? 60));
		return html(reply, 429, passwordPage(error.message));
	}
	if (status !== undefined && status >= 400 && status < 500) {
		return html(reply, status, notePage('This did not work', 'Open the link again and enter the password there.'));
	}
	request.log.error({ err: error, route: request.routeOptions.url }, 'a shared page failed');
	return html(reply, 500, notePage('Something went wrong on our side', 'Try again in a few minutes.'));
}

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
	return reply.code(status).type('text/html; charset=utf-8').serializer(String).send(page);
}
