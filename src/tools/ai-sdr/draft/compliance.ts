import { fill } from '#prose/fill.ts';
import { listOf } from '#prose/sentences.ts';
import type { SdrInput } from '../contract.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { COMPLIANCE } from './sentences/compliance.ts';

/** Told of, if only in a line, wherever the lead is. */
const USUAL = ['US', 'UK', 'EU'] as const;
const PLACES = [...USUAL, 'CA', 'AU'] as const;
type Place = (typeof PLACES)[number];

const MEMBERS =
	'Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary Ireland Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania Slovakia Slovenia Spain Sweden'.split(
		' ',
	);
const CANADA =
	'Canada Ontario Quebec Québec Alberta Manitoba Saskatchewan Toronto Vancouver Montreal Montréal Calgary'.split(' ');
const AUSTRALIA = 'Australia NSW Queensland Tasmania Sydney Melbourne Brisbane Adelaide'.split(' ');
const DOMAINS = 'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se eu'.split(' ');

/** What the form says of where the lead or the member is: addresses, domains, and places by their names. */
function placesOf({ leadInfo, industryFocus, answers, yourCompanyInfo }: SdrInput): readonly Place[] {
	const text = [answers.postalAddress, industryFocus, answers.audience].join('\n');
	const domains = [leadInfo.email, yourCompanyInfo.website].map(
		(address) => /\.(\p{L}+)\/?$/u.exec(address)?.[1] ?? '',
	);
	const words = new Set(text.match(/\p{L}+/gu));
	const isIn: Readonly<Record<Place, boolean>> = {
		US: /, [A-Z]{2} \d{5}\b/.test(text) || words.has('USA'),
		UK: /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/.test(text) || words.has('UK') || domains.includes('uk'),
		CA: /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/.test(text) || CANADA.some((name) => words.has(name)) || domains.includes('ca'),
		AU: AUSTRALIA.some((name) => words.has(name)) || domains.includes('au'),
		EU: MEMBERS.some((name) => words.has(name)) || domains.some((domain) => DOMAINS.includes(domain)),
	};
	return PLACES.filter((place) => isIn[place]);
}

/** What the law requires on the chosen channels, and of what is told; of places that the form does not name, in one line. */
export function complianceNotes({ channels, input }: Lead, { results }: Material): string[] {
	const known = placesOf(input);
	const told = channels.includes('email') ? known : [];
	const others = USUAL.filter((place) => !told.includes(place));
	const source = input.leadInfo.leadSource || COMPLIANCE.source;
	const calls = (['UK', 'EU'] as const).filter((place) => known.length === 0 || known.includes(place));
	return [
		...told.map((place) => fill(COMPLIANCE[place] as '{source}', { source })),
		...(others.length === 0 ? [] : [fill(COMPLIANCE.elsewhere, { places: listOf(others), source })]),
		...(channels.includes('phone') ? calls.map((place) => COMPLIANCE.calls[place]) : []),
		...(results.length > 0 ? [COMPLIANCE.proof] : []),
	];
}
