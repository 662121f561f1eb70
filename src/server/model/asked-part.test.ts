import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askedPart } from './asked-part.ts';

const answer = z.object({
	call: z.object({ summary: z.string(), steps: z.array(z.object({ what: z.string() })) }).optional(),
	tone: z.record(z.string(), z.number()),
});

describe('what of a half-written answer was asked for', () => {
	it('leaves out keys that the schema does not name, at every depth', () => {
		const written = {
			call: { summary: 'All', ledger: [{ kind: 'price' }], steps: [{ what: 'Send', id: 1 }, {}] },
			notes: 'x',
		};
		expect(askedPart(written, answer)).toEqual({ call: { summary: 'All', steps: [{ what: 'Send' }, {}] } });
		expect(askedPart(JSON.parse('{"__proto__":{"summary":1},"constructor":2}'), answer)).toEqual({});
	});

	it('keeps what is written as it is, whatever its kind', () => {
		for (const written of [{}, { call: 'Al' }, { call: null }, { call: { steps: 'x' } }, { tone: { warm: 1 } }]) {
			expect(askedPart(written, answer)).toEqual(written);
		}
	});
});
