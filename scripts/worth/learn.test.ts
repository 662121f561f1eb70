import { expect, it } from 'vitest';
import { contract, type SalesCallInput } from '#tools/sales-call-analyzer/contract.ts';
import { readingOf } from '#tools/sales-call-analyzer/reading.ts';
import { fewestThatTell } from './learn.ts';
import { toldFirst } from './told-first.ts';

function callWith(callTranscript: string, top: string[]) {
	const form = { callType: 'Discovery Call', callObjective: 'Agree a next step', callTranscript };
	const input = contract.input.parse(form) as SalesCallInput;
	const reading = readingOf(input);
	return { name: 'a call', input, reading, top: toldFirst(reading, top) };
}

it('learns from the fewest sentences that hold what is told first, each thing once', () => {
	const call = callWith(
		[
			'Sam: How was the fair?',
			'Kim: We lost nine thousand boxes at the fair.',
			'Sam: Nine thousand boxes?',
			'Kim: And Olly signs it on Friday.',
		].join('\n'),
		['They lost nine thousand boxes at the fair.', 'It is Olly who signs on Friday.'],
	);
	expect([...fewestThatTell(call)].map(({ turn }) => turn.number)).toEqual([2, 4]);
});
