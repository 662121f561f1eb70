import { fill, fillIfKnown } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import { listOf } from '#prose/sentences.ts';
import type { SdrInput } from '../contract.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { COMPLIANCE } from './sentences/compliance.ts';

/** Told of, if only in a line, wherever the lead is. */
const USUAL = ['US', 'UK', 'EU'] as const;
const PLACES = [...USUAL, 'CA', 'AU'] as const;
type Place = (typeof PLACES)[number];

/** What tells of a place: the form of an address, names, and the ends of domains. */
const SIGNS: Readonly<Record<Place, { address?: RegExp; names: string }>> = {
	US: { address: /, [A-Z]{2} \d{5}\b/, names: 'USA' },
	UK: { address: /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/, names: 'UK .uk' },
	EU: {
		names: `Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary Ireland
			Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania Slovakia Slovenia Spain Sweden
			.at .be .bg .hr .cy .cz .dk .ee .fi .fr .de .gr .hu .ie .it .lv .lt .lu .mt .nl .pl .pt .ro .sk .si .es .se .eu`,
	},
	CA: {
		address: /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/,
		names: 'Canada Ontario Quebec Québec Alberta Manitoba Saskatchewan Toronto Vancouver Montreal Montréal Calgary .ca',
	},
	AU: { names: 'Australia NSW Queensland Tasmania Sydney Melbourne Brisbane Adelaide .au' },
};

/** What the form says of where the lead or the member is: addresses, domains, and places by their names. */
function placesOf({ leadInfo, industryFocus, answers, yourCompanyInfo }: SdrInput): readonly Place[] {
	const text = [answers.postalAddress, industryFocus, answers.audience].join('\n');
	const ends = [leadInfo.email, yourCompanyInfo.website].map((address) => /\.\p{L}+(?=\/?$)/u.exec(address)?.[0]);
	const named = new Set([...(text.match(/\p{L}+/gu) ?? []), ...ends]);
	return PLACES.filter((place) => {
		const { address, names } = SIGNS[place];
		return address?.test(text) || names.split(/\s+/).some((name) => named.has(name));
	});
}

/** What the law requires on the chosen channels, and of what is told; of places that the form does not name, in one line. */
export function complianceNotes({ channels, input }: Lead, { results }: Material): string[] {
	const known = placesOf(input);
	const told = channels.includes('email') ? known : [];
	const others = USUAL.filter((place) => !told.includes(place));
	const source = input.leadInfo.leadSource || COMPLIANCE.source;
	const calls = (['UK', 'EU'] as const).filter((place) => known.length === 0 || known.includes(place));
	return given([
		...told.map((place) => fill(COMPLIANCE[place], { source })),
		fillIfKnown(COMPLIANCE.elsewhere, { places: listOf(others), source }),
		...(channels.includes('phone') ? calls.map((place) => COMPLIANCE.calls[place]) : []),
		results.length > 0 ? COMPLIANCE.proof : '',
	]);
}
