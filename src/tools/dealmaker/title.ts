import { listOf } from '#prose/sentences.ts';
import type { DealInput } from './contract.ts';
import { readingOf } from './reading.ts';

const LONGEST = 120;

/** "Proposal for Marsh Heating", else for the people who spoke for the client. */
export function title(input: DealInput): string {
	const { buyer, call } = readingOf(input).facts;
	const speakers = buyer.speakers.flatMap((index) => call.speakers[index] ?? []);
	const company = speakers.map((speaker) => speaker.company ?? '').find((name) => name !== '');
	const names = speakers.slice(0, 2).map(({ name }) => name);
	const partner = company ?? (buyer.name.startsWith('the ') ? '' : listOf(names));
	return (partner === '' ? 'Proposal after a call' : `Proposal for ${partner}`).slice(0, LONGEST);
}
