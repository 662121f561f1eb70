import { z } from 'zod';
import { type CallFacts, PERS } from '#call-facts/facts.ts';
import { storableText } from '#server/database/storable.ts';

const text = z.string().max(5000).transform(storableText);
const lines = z.array(z.int().min(1).max(1_000_000)).max(1000);
const confidence = z.number().min(0).max(1);
const amount = z.number().min(-1e15).max(1e15);
const currency = text.optional();
const per = z.enum(PERS);
const score = z.number().min(0).max(10);
const MOST_FACTS = 2000;

const fact = z.strictObject({
	lines,
	quote: text,
	confidence,
	by: text,
	check: text.optional(),
	correction: text.optional(),
});

function list<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.array(fact.extend(shape)).max(MOST_FACTS);
}

/** Facts of a call that came from elsewhere. Those of another version may not fit: then the call is read again. */
export const callFactsSchema = z.strictObject({
	sides: z.record(text, z.enum(['seller', 'buyer', 'other'])),
	doubtfulSides: z.array(text).max(200),
	prices: list({ amount, per, currency, accepted: z.boolean().optional() }),
	budget: list({ amount: amount.nullable(), per: per.nullable(), currency }),
	figures: list({ amount, unit: text }),
	deciders: list({ who: text, present: z.boolean() }),
	timing: list({}),
	pains: list({ main: z.boolean() }),
	goals: list({}),
	objections: list({ answered: z.boolean() }),
	alternatives: list({ name: text, kind: z.enum(['tried', 'used', 'considered']) }),
	signals: list({}),
	next: list({
		owner: text,
		when: text.nullable(),
		kind: z.enum(['send', 'sign', 'pay', 'meet', 'start', 'ask', 'other']).optional(),
		action: text.optional(),
	}),
	outcome: z.strictObject({
		kind: z.enum(['agreed', 'next-step', 'open', 'refused']),
		lines,
		confidence,
		by: z.literal('member').optional(),
		check: text.optional(),
	}),
	bant: z.strictObject({ budget: score, authority: score, need: score, timeline: score }),
}) satisfies z.ZodType<CallFacts, unknown>;
