import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { utterancesOf } from '../utterances.ts';
import { nameMentions, namesOf } from './names.ts';

function namesIn(text: string): string[] {
	const turns = utterancesOf(readCall(`Ann Gray: How is it done today?\nBob: ${text}\nAnn Gray: I see.\n`));
	return namesOf(nameMentions(turns)).map(([first]) => first?.name ?? '');
}

describe('what may do the job today', () => {
	it.each([
		['We tried Freightify in November.', 'Freightify'],
		['HubSpot, we pay for that.', 'HubSpot'],
		['Beacon and Bright did it for a year.', 'Beacon and Bright'],
		['It all sits in an excel file.', 'excel'],
		['My nephew looks after it.', 'nephew'],
		['We had monday.com and then hireEZ.', 'hireEZ'],
	])('is heard in %j', (text, name) => {
		expect(namesIn(text)).toContain(name);
	});

	it.each(['Honestly, it is fine.', 'On Tuesday I said so to Ann.', 'I think so, Ann Gray.', 'Thanks. Right. Okay.'])(
		'is not heard in %j',
		(text) => {
			expect(namesIn(text)).toEqual([]);
		},
	);
});
