import { describe, expect, it } from 'vitest';
import type { Commitment } from './facts.ts';
import { type CallInBrief, callInBrief } from './promises.ts';
import { BOTH } from './told/promises.ts';
import { around, callIn, read } from './told/testing.ts';

const SEND = "Sam: I'll send you the list by Friday.";
const ASK = "Bea: I'll ask Tom about the budget.";
const promised = (call: readonly string[], line: number, owner: string, when: string | null = null) =>
	read(call, line, { owner, when }) as Commitment;

function briefOf(call: readonly string[], next: Commitment[]): CallInBrief {
	return callInBrief(callIn(call, { next }), call.join('\n'));
}

describe('a call in brief', () => {
	it('holds its promises with owner, side, words, day and line', () => {
		const call = around(SEND, ASK);
		const { promises, outcome } = briefOf(call, [promised(call, 9, 'Sam', 'Friday'), promised(call, 10, 'Bea')]);
		expect(outcome).toBe('next-step');
		expect(promises.map(({ id: _, ...promise }) => promise)).toEqual([
			{
				owner: 'Sam',
				own: true,
				text: "I'll send you the list by Friday.",
				when: 'Friday',
				said: { weekday: 5 },
				line: 9,
			},
			{ owner: 'Bea', own: false, text: "I'll ask Tom about the budget.", when: null, said: null, line: 10 },
		]);
	});

	it('knows a promise again by its owner and words, wherever they stand', () => {
		const idsOf = (...lines: string[]) => {
			const call = around(...lines);
			return briefOf(call, [promised(call, call.indexOf(SEND) + 1, 'Sam', 'Friday')]).promises.map(({ id }) => id);
		};
		const [id] = idsOf(SEND);
		expect(id).toMatch(/^[\w-]{22}$/);
		expect(idsOf('Bea: We make gates too.', SEND)).toEqual([id]);
		const other = around("Bea: I'll send you the list by Friday.");
		expect(briefOf(other, [promised(other, 9, 'Bea', 'Friday')]).promises[0]?.id).not.toBe(id);
	});

	it('quotes who names the thing before words that only point to it', () => {
		const call = around('Sam: Could you send me the call logs?', "Bea: Sure. I'll have them for you by Monday.");
		const [promise] = briefOf(call, [promised(call, 10, 'Bea', 'Monday')]).promises;
		expect(promise?.text).toBe("“Could you send me the call logs?” (Sam) “I'll have them for you by Monday.”");
		expect(promise).toMatchObject({ owner: 'Bea', when: 'Monday', line: 10 });
	});

	it('lists words that are said twice once', () => {
		const call = around(SEND, 'Bea: Fine.', SEND);
		const both = [promised(call, 9, 'Sam', 'Friday'), promised(call, 11, 'Sam', 'Friday')].map((one) => ({
			...one,
			by: 'member',
		}));
		expect(briefOf(call, both).promises).toHaveLength(1);
	});

	it('counts a meeting of both sides as one of the own side', () => {
		const call = around('Sam: Shall we speak again on Tuesday at ten?', 'Bea: Tuesday at ten works.');
		const [meeting] = briefOf(call, []).promises;
		expect(meeting).toMatchObject({ owner: BOTH, own: true, line: 9 });
	});

	it('knows the day of the call where the transcript says it', () => {
		const call = ['Date: 2026-03-02', '', ...around(SEND)];
		expect(briefOf(call, []).heldOn).toBe('2026-03-02');
		expect(briefOf(around(SEND), []).heldOn).toBeNull();
	});

	it('has no ending where only one side speaks', () => {
		const call = around(SEND).map((line) => line.replace('Bea:', 'Sam:'));
		expect(briefOf(call, []).outcome).toBe('next-step');
		const alone = callIn(call, { sides: { Sam: 'seller' } });
		expect(callInBrief(alone, call.join('\n')).outcome).toBeNull();
	});
});
