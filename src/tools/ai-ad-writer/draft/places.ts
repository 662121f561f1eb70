import { spaced } from '#language/clean.ts';
import { datesIn } from '#language/dates/dates.ts';
import { fill } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import type { AdInput } from '../contract.ts';
import { named } from './own-texts.ts';
import { agesIn, READ_CHARACTERS } from './people.ts';
import { AUDIENCE } from './sentences/campaign.ts';

/** Reads the location of an audience: which whole countries it names, or what else stands there. */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are no countries: unions, test codes. */
const NONE = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Names people use besides the official one. A part of a country is not the country: ads would run in all of it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
	US: ['us', 'usa', 'united states of america', 'america'],
	GB: ['uk', 'great britain', 'britain'],
	IE: ['republic of ireland'],
	NL: ['holland'],
	AE: ['uae'],
	CZ: ['czech republic'],
	TR: ['turkey'],
};

const COUNTRIES: ReadonlyMap<string, string> = countries();

function countries(): Map<string, string> {
	const official = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
	const all = new Map<string, string>();
	for (const code of LETTERS.flatMap((one) => LETTERS.map((other) => one + other))) {
		// A code that was given up stands for its successor: "YU" for Serbia.
		if (NONE.has(code) || new Intl.Locale(`und-${code}`).region !== code) continue;
		for (const name of [official.of(code) ?? [], ALSO[code] ?? []].flat()) all.set(name.toLowerCase(), code);
	}
	// Whoever writes it alone may mean the state.
	all.delete('georgia');
	return all;
}

/** The parts of a location: "25-44, US and Canada" has three. */
function partsOf(text: string): string[] {
	const parts = text.slice(0, READ_CHARACTERS).split(/[,;/&+\n]|\band\b|\bor\b/i);
	return given(parts.map((part) => part.trim().replace(/\.$/, '')));
}

/** The ISO code of a part that names a whole country. */
function countryOf(part: string): string | undefined {
	const name = part.toLowerCase().replaceAll('.', '');
	return COUNTRIES.get(name.replace(/^(?:all (?:of|over) |across |throughout |in |anywhere in )?(?:the )?/, ''));
}

/** The ISO codes of the countries, comma-separated; empty if the location names anything else but ages. */
export function countriesIn(location: string): string {
	const codes = partsOf(location)
		.filter((part) => agesIn(part) === null)
		.map(countryOf);
	return codes.includes(undefined) ? '' : [...new Set(codes)].join(', ');
}

/** The location without ages, as typed. */
export function placeIn(location: string): string {
	const line = spaced(location.slice(0, READ_CHARACTERS)).replace(/\.$/, '');
	const parts = line.split(/,\s*/);
	return parts.filter((part) => agesIn(part) === null).join(', ');
}

/** Where the ads run, as typed; where no location was given, the countries named with the audience. */
export function areaOf({ demographics, targetAudience }: AdInput): string {
	const countriesNamed = partsOf(targetAudience.demographics).filter((part) => countryOf(part) !== undefined);
	return placeIn(demographics.location) || countriesNamed.join(', ');
}

/** A name that ends its phrase: "home owners in Hexham", but not "teachers in English schools". */
const NAMED = /\b(?:in|near|around) (\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,}){0,3})(?! ?[\p{L}\p{N}]|[’'-])/u;

function firstNamed(...texts: readonly string[]): string {
	const places = texts.map((text) => NAMED.exec(text.slice(0, READ_CHARACTERS))?.[1] ?? '');
	return places.find((place) => place !== '' && datesIn(`in ${place}`).length === 0) ?? '';
}

/** The place that is named with the audience, otherwise in a description; empty if there is none, or a month. */
export function placeNamed({ targetAudience, businessInfo, productService }: AdInput): string {
	const { primaryAudience, demographics } = targetAudience;
	return firstNamed(primaryAudience, demographics, businessInfo.description, productService.description);
}

/** Where the business is or comes to: the town, a location without figures that is no country, or the audience's place. */
export function placeOf({ town, demographics, targetAudience }: AdInput): string {
	const location = placeIn(demographics.location);
	const isLocal = !/\d/.test(location) && countriesIn(location) === '';
	const local = named(town) || (isLocal ? location : '');
	return local || firstNamed(targetAudience.primaryAudience, targetAudience.demographics);
}

const RADIUS =
	/(?:(?:\bin |\bwithin )?(?:a )?|\+ ?)(?<![\d.])(\d{1,3})[ -]?(miles?|mi|km|kilomet(?:er|re)s?)\b(?: radius)?(?: (?:around|of|from)\b)?/gi;
/** A part without the signs that led to a radius. */
const WITHOUT_SIGNS = /[^ ,+.(](?:.*[^ ,+.(])?/s;

/** A town with its radius: "15 miles around Columbus OH"; anything else as typed, and asked about if it ends in a common noun. */
export function placesText(area: string): string {
	const [before = '', distance = '', unit, after = '', ...others] = area.split(RADIUS);
	if (unit === undefined) return isVague(area) ? fill(AUDIENCE.vague, { place: area }) : area;
	const [place = '', second] = [before, after].flatMap((part) => WITHOUT_SIGNS.exec(part) ?? []);
	if (place === '' || second !== undefined || others.length > 0 || /\b(?:and|or)$/i.test(place)) return area;
	return fill(AUDIENCE.within, { place, radius: `${distance} ${unit}` });
}

/** "South Wales coast": names that end in a common noun. */
function isVague(area: string): boolean {
	return /\p{Lu}/u.test(area) && / \p{Ll}+$/u.test(area);
}

/** Removes postal codes of the US and the UK. */
export function withoutPostcode(area: string): string {
	return area
		.replace(/\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g, '')
		.replace(/[\s,]+(?=,|$)/g, '')
		.trim();
}
