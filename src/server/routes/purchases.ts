import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type PurchaseEvent, takePurchaseEvent } from '#server/accounts/membership/purchases.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { emailSchema } from '#shared/account-requests.ts';

/** Stripe's events are a few kilobytes long. */
const MOST_BYTES = 256 * 1024;

export interface PurchaseRoutesOptions {
	db: Database;
	/** The webhook's signing secret; without it the route does not exist. */
	secret: string | undefined;
}

/**
 * The webhook for Stripe's purchases and refunds. There is no sign-in: the signature over the raw body authenticates
 * Stripe.
 */
export async function purchaseRoutes(instance: FastifyInstance, { db, secret }: PurchaseRoutesOptions): Promise<void> {
	if (!secret) return;
	// A large library, so it is loaded only when needed.
	const { Stripe } = await import('stripe');
	const app = instance.withTypeProvider<ZodTypeProvider>();
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
		done(null, body),
	);
	app.post(
		'/api/purchases/webhook',
		{
			schema: {
				summary: 'Events of Stripe: purchases and refunds',
				tags: ['Purchases'],
				response: { 200: z.object({ received: z.literal(true) }) },
			},
		},
		async (request) => {
			const signature = request.headers['stripe-signature'];
			const event = readEvent(() =>
				Stripe.webhooks.constructEvent(request.body as Buffer, String(signature ?? ''), secret),
			);
			await take(db, event, request.log);
			return { received: true as const };
		},
	);
}

function readEvent(verify: () => Stripe.Event): Stripe.Event {
	try {
		return verify();
	} catch (cause) {
		const message = 'The signature does not fit this body, or is older than five minutes. Nothing was taken.';
		throw new ApiError('INVALID_REQUEST', message, { cause });
	}
}

/** The log contains the event's id, which leads to the rest at Stripe, and never the address. */
async function take(db: Database, event: Stripe.Event, log: FastifyBaseLogger): Promise<void> {
	const found = meaningOf(event);
	if (!found) return;
	const fields = { event: event.id, type: event.type };
	const email = emailSchema.safeParse(found.email ?? '');
	if (!email.success) {
		log.warn(fields, 'a payment event names no email address');
		return;
	}
	const taken: PurchaseEvent = {
		id: event.id,
		kind: found.kind,
		email: email.data,
		at: new Date(event.created * 1000),
	};
	log.info({ ...fields, outcome: await takePurchaseEvent(db, taken) }, 'a payment event');
}

interface Meaning {
	kind: PurchaseEvent['kind'];
	email: string | null | undefined;
}

/** Null for events that do not affect anybody's right to sign up, including partial refunds. */
function meaningOf(event: Stripe.Event): Meaning | null {
	switch (event.type) {
		case 'checkout.session.completed':
		case 'checkout.session.async_payment_succeeded': {
			const session = event.data.object;
			if (session.payment_status === 'unpaid') return null;
			return { kind: 'purchase', email: session.customer_details?.email ?? session.customer_email };
		}
		case 'invoice.paid':
			return { kind: 'purchase', email: event.data.object.customer_email };
		case 'charge.refunded': {
			const charge = event.data.object;
			if (!charge.refunded) return null;
			return { kind: 'refund', email: charge.billing_details.email ?? charge.receipt_email };
		}
		default:
			return null;
	}
}
