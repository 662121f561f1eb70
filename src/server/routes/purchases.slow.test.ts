import pino from 'pino';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';

const SECRET = 'whsec_0123456789abcdef0123456789';
const WEBHOOK = '/api/purchases/webhook';
const env = { PURCHASE_WEBHOOK_SECRET: SECRET };
const email = 'ada@example.com';

/** In seconds, like Stripe's timestamps. */
const now = () => Math.floor(Date.now() / 1000);

let count = 0;
function event(type: string, object: object, created = now(), id = `evt_${++count}`): string {
	return JSON.stringify({ id, object: 'event', type, created, data: { object } });
}
const checkout = (changes: object = {}) => ({
	object: 'checkout.session',
	payment_status: 'paid',
	customer_details: { email: 'Ada@Example.com ' },
	...changes,
});
const charge = (changes: object = {}) => ({
	object: 'charge',
	refunded: true,
	billing_details: { email },
	receipt_email: null,
	...changes,
});

function sign(payload: string, options: { timestamp?: number; secret?: string } = {}): string {
	return Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, ...options });
}

function post(test: TestApp, payload: string, signature: string | null = sign(payload)) {
	return test.app.inject({
		method: 'POST',
		url: WEBHOOK,
		payload,
		headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
	});
}

/** Tries to sign up with the address and returns the status code. */
async function maySignUp(test: TestApp, address = email): Promise<number> {
	const body = { email: address, password: TEST_PASSWORD };
	return (await test.send('POST', '/api/auth/signup', { body })).statusCode;
}

describe('POST /api/purchases/webhook', () => {
	it('ACCESS-4: a signed purchase lets the buyer make an account, which nobody else may', async () => {
		const test = await buildTestApp({ env });
		expect(await maySignUp(test)).toBe(403);
		const answer = await post(test, event('checkout.session.completed', checkout()));
		expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
		expect(await maySignUp(test, 'grace@example.com')).toBe(403);
		expect(await maySignUp(test)).toBe(201);
	});

	it('refuses an altered body, another secret, a missing and a stale signature, and takes none of them', async () => {
		const test = await buildTestApp({ env });
		const payload = event('checkout.session.completed', checkout());
		const refused = [
			await post(test, payload.replace('Ada@', 'Eve@'), sign(payload)),
			await post(test, payload, sign(payload, { secret: 'whsec_of_somebody_else' })),
			await post(test, payload, null),
			await post(test, payload, sign(payload, { timestamp: now() - 301 })),
		];
		for (const answer of refused) {
			expect(answer.statusCode).toBe(400);
			expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', error: /signature/ });
		}
		expect(await maySignUp(test)).toBe(403);
	});

	it('is not there without a secret', async () => {
		const test = await buildTestApp();
		expect((await post(test, event('checkout.session.completed', checkout()))).statusCode).toBe(404);
	});

	it('waits for the money of a delayed payment', async () => {
		const test = await buildTestApp({ env });
		await post(test, event('checkout.session.completed', checkout({ payment_status: 'unpaid' })));
		expect(await maySignUp(test)).toBe(403);
		await post(test, event('checkout.session.async_payment_succeeded', checkout()));
		expect(await maySignUp(test)).toBe(201);
	});

	it('takes a free order and a paid invoice for purchases', async () => {
		const test = await buildTestApp({ env });
		const free = checkout({ payment_status: 'no_payment_required', customer_details: { email: 'free@example.com' } });
		await post(test, event('checkout.session.completed', free));
		await post(test, event('invoice.paid', { object: 'invoice', customer_email: 'invoice@example.com' }));
		expect(await maySignUp(test, 'free@example.com')).toBe(201);
		expect(await maySignUp(test, 'invoice@example.com')).toBe(201);
	});

	it('ends the right to sign up by a full refund, and leaves it by a partial one', async () => {
		const test = await buildTestApp({ env });
		await post(test, event('checkout.session.completed', checkout(), now() - 60));
		await post(test, event('charge.refunded', charge({ refunded: false })));
		const { rows } = await test.database.db.execute('select email from authorized_emails');
		expect(rows).toEqual([{ email }]);
		await post(test, event('charge.refunded', charge({ billing_details: { email: null }, receipt_email: email })));
		expect(await maySignUp(test)).toBe(403);
	});

	it('keeps the account of whoever was refunded', async () => {
		const test = await buildTestApp({ env });
		await post(test, event('checkout.session.completed', checkout(), now() - 60));
		expect(await maySignUp(test)).toBe(201);
		await post(test, event('charge.refunded', charge()));
		const signIn = await test.send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD } });
		expect(signIn.statusCode).toBe(200);
	});

	it('takes a repeated event once, also after a refund', async () => {
		const test = await buildTestApp({ env });
		const payload = event('checkout.session.completed', checkout(), now() - 60);
		await post(test, payload);
		await post(test, event('charge.refunded', charge(), now() - 30));
		expect((await post(test, payload)).statusCode).toBe(200);
		expect(await maySignUp(test)).toBe(403);
	});

	it('answers an event that means nothing here, or names nobody, and goes on', async () => {
		const test = await buildTestApp({ env });
		const nobody = checkout({ customer_details: null, customer_email: null });
		expect((await post(test, event('customer.created', { object: 'customer', email }))).statusCode).toBe(200);
		expect((await post(test, event('checkout.session.completed', nobody))).statusCode).toBe(200);
		expect(await maySignUp(test)).toBe(403);
	});

	it('refuses a body that is larger than any event', async () => {
		const test = await buildTestApp({ env });
		expect((await post(test, event('customer.created', { text: 'x'.repeat(300_000) }))).statusCode).toBe(413);
	});

	it('logs the event and never the address', async () => {
		const lines: string[] = [];
		const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
		const test = await buildTestApp({ env, log });
		await post(test, event('checkout.session.completed', checkout(), now(), 'evt_logged'));
		const text = lines.join('');
		expect(text).toContain('evt_logged');
		expect(text).toContain('authorized');
		expect(text.toLowerCase()).not.toContain(email);
	});
});
