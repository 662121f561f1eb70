import { z } from 'zod';
import { PERS } from '#call-facts/facts.ts';
import type { KeptFacts } from '#call-facts/promises.ts';
import type { When } from '#language/dates/when.ts';
import { storableText } from '#shared/storable-text.ts';

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

const count = z.int().min(-10_000).max(10_000);
const unit = z.enum(['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']);

/** What words say of a day. */
const said = z.strictObject({
	year: count.optional(),
	month: count.optional(),
	day: count.optional(),
	weekday: count.optional(),
	nth: count.optional(),
	isWeek: z.literal(true).optional(),
	quarter: count.optional(),
	season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
	feast: text.optional(),
	relative: unit.optional(),
	offset: count.optional(),
	in: z.strictObject({ unit, count }).optional(),
	plusWeeks: count.optional(),
	part: z.enum(['start', 'middle', 'end', 'weekend']).optional(),
	isFiscal: z.literal(true).optional(),
	partOfDay: z.enum(['morning', 'lunch', 'afternoon', 'evening', 'night', 'end']).optional(),
	time: text.optional(),
	or: text.optional(),
	swapped: z.strictObject({ month: count, day: count }).optional(),
	bound: z.enum(['by', 'before', 'after', 'from', 'until', 'since', 'in']).optional(),
}) satisfies z.ZodType<When, unknown>;

const outcome = z.enum(['agreed', 'next-step', 'open', 'refused']);

/** What is told of the facts. */
const brief = z.strictObject({
	outcome: outcome.nullable(),
	heldOn: z.iso.date().nullable(),
	promises: z
		.array(
			z.strictObject({
				id: text,
				owner: text,
				own: z.boolean(),
				text,
				when: text.nullable(),
				said: said.nullable(),
				line: z.int().min(1).max(1_000_000),
			}),
		)
		.max(MOST_FACTS),
});

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
		kind: outcome,
		lines,
		confidence,
		by: z.literal('member').optional(),
		check: text.optional(),
	}),
	bant: z.strictObject({ budget: score, authority: score, need: score, timeline: score }),
	brief: brief.optional(),
}) satisfies z.ZodType<KeptFacts, unknown>;
