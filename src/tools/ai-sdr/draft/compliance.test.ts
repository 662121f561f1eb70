import { describe, expect, it } from 'vitest';
import { inputOf } from '../testing.ts';
import { complianceNotes } from './compliance.ts';
import { leadOf } from './lead.ts';
import { materialOf } from './material.ts';

type Changes = NonNullable<Parameters<typeof inputOf>[0]>;

/** What each note begins with. */
function placesIn({ answers, ...changes }: Changes): string[] {
	const input = inputOf({
		outreachChannels: 'Email Only',
		...changes,
		answers: { postalAddress: '', result1: '', result2: '', ...answers },
	});
	return complianceNotes(leadOf(input), materialOf(input)).map((note) => note.split(/[,:]/)[0] ?? '');
}

const all = ['US', 'UK', 'EU'];

describe('the compliance notes', () => {
	it('SDR-33: are one line for all three where the form names no place', () => {
		const input = inputOf({ outreachChannels: 'Email Only', answers: { postalAddress: '' } });
		expect(complianceNotes(leadOf(input), materialOf(input))[0]).toMatch(/^US, UK and EU: .*\(Referral\)/);
	});

	it.each([
		['US', { answers: { postalAddress: '14 Harbour Street, Duluth, MN 55802' } }],
		['US', { industryFocus: 'Roofers in the USA' }],
		['UK', { answers: { postalAddress: '3 Mill Lane, Wetherby LS22 6NB' } }],
		['UK', { industryFocus: 'Dental groups in the UK' }],
		['UK', { leadInfo: { email: 'mark@oakline.co.uk' } }],
		['UK', { yourCompanyInfo: { website: 'oakline.co.uk/' } }],
		['EU', { answers: { postalAddress: 'Rua do Almada 210, Porto, Portugal' } }],
		['EU', { answers: { audience: 'shops in Germany' } }],
		['EU', { leadInfo: { email: 's.brueckner@nordkap.de' } }],
	] satisfies [string, Changes][])(
		'SDR-29: SDR-33: tell of the %s where it is named, and in one line of the others',
		(place, changes) => {
			const others = all.filter((one) => one !== place);
			expect(placesIn(changes)).toEqual([place, `${others.join(' and ')}`]);
		},
	);

	it.each([
		['Canada', { answers: { postalAddress: '40 King St W, Toronto ON M5H 3Y2' } }],
		['Canada', { answers: { audience: 'law firms in Calgary' } }],
		['Canada', { leadInfo: { email: 'dana@bowridge.ca' } }],
		['Canada', { answers: { postalAddress: 'M5H 3Y2' } }],
		['Australia', { industryFocus: 'solar farms in central west NSW' }],
		['Australia', { leadInfo: { email: 'b.keogh@wattlebird.com.au' } }],
	] satisfies [string, Changes][])('tell of %s where it is named, and then of no calls', (place, changes) => {
		expect(placesIn(changes)).toEqual([place, 'US']);
		const input = inputOf({ outreachChannels: 'Email + LinkedIn + Phone', answers: { postalAddress: '' }, ...changes });
		expect(complianceNotes(leadOf(input), materialOf(input)).join()).not.toContain('Calls');
	});

	it('tell of each place that is named', () => {
		const changes = { leadInfo: { email: 'm@oakline.co.uk' }, answers: { postalAddress: 'Porto, Portugal' } };
		expect(placesIn(changes)).toEqual(['UK', 'EU', 'US']);
	});

	it('tell of calls where calls are planned, by place', () => {
		const calls = (postalAddress: string) => {
			const input = inputOf({ outreachChannels: 'Email + LinkedIn + Phone', answers: { postalAddress } });
			return complianceNotes(leadOf(input), materialOf(input)).filter((note) => note.startsWith('Calls'));
		};
		expect(calls('')).toHaveLength(2);
		expect(calls('Wetherby LS22 6NB')).toEqual([expect.stringContaining('TPS')]);
		expect(calls('Porto, Portugal')).toEqual([expect.stringContaining('Germany')]);
		expect(calls('Duluth, MN 55802')).toEqual([]);
	});
});
