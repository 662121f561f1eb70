import { datesIn } from '#language/dates/dates.ts';
import { fill } from '#prose/fill.ts';
import type { AdInput } from '../contract.ts';
import { named } from './own-texts.ts';
import { agesIn } from './people.ts';
import { AUDIENCE } from './sentences/campaign.ts';

/** Reads the location of an audience: which whole countries it names, or what else stands there. */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are no countries: unions, test codes. */
const NONE = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Names people use besides the official one. A part of a country is not the country: ads would run in all of it. */
const ALSO: readonly (readonly [string, string])[] = [
	['us', 'US'],
	['usa', 'US'],
	['united states of america', 'US'],
	['america', 'US'],
	['uk', 'GB'],
	['great britain', 'GB'],
	['britain', 'GB'],
	['republic of ireland', 'IE'],
	['holland', 'NL'],
	['the netherlands', 'NL'],
	['uae', 'AE'],
	['czech republic', 'CZ'],
	['turkey', 'TR'],
];

const COUNTRIES: ReadonlyMap<string, string> = countries();

function countries(): Map<string, string> {
	const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
	const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
		// A code that was given up stands for its successor: "YU" for Serbia.
		(code) => !NONE.has(code) && new Intl.Locale(`und-${code}`).region === code,
	);
	const named = codes.flatMap((code): [string, string][] => {
		const said = name.of(code);
		return said === undefined ? [] : [[said.toLowerCase(), code]];
	});
	const all = new Map([...named, ...ALSO]);
	// Whoever writes it alone may mean the state.
	all.delete('georgia');
	return all;
}

/** Characters; whoever writes more writes no place. */
const READ_CHARACTERS = 500;

/** The parts of a location: "25-44, US and Canada" has three. */
function partsOf(text: string): string[] {
	return text
		.slice(0, READ_CHARACTERS)
		.split(/[,;/&+\n]|\band\b|\bor\b/i)
		.map((part) => part.trim().replace(/\.$/, ''))
		.filter((part) => part !== '');
}

/** The ISO code of a part that names a whole country; null for anything else. */
function countryOf(part: string): string | null {
	const low = part
		.toLowerCase()
		.replaceAll('.', '')
		.replace(/^(?:all (?:of|over) |across |throughout |in |anywhere in )/, '');
	return COUNTRIES.get(low) ?? COUNTRIES.get(low.replace(/^the /, '')) ?? null;
}

/** The ISO codes of the countries, comma-separated; empty if the location names anything else but ages. */
export function countriesIn(location: string): string {
	const places = partsOf(location).filter((part) => agesIn(part) === null);
	const codes = places.map(countryOf);
	return codes.every((code) => code !== null) ? [...new Set(codes)].join(', ') : '';
}

/** The location without ages, as typed. */
export function placeIn(location: string): string {
	const line = location.slice(0, READ_CHARACTERS).replace(/\s+/g, ' ').trim().replace(/\.$/, '');
	const kept = line.split(/,\s*/).filter((part) => agesIn(part) === null);
	return kept.join(', ');
}

/** The whole countries that a text names among other things. */
function countriesNamed(text: string): string[] {
	return partsOf(text).filter((part) => countryOf(part) !== null);
}

/** Where the ads run, as typed; where no location was given, the countries named with the audience. */
export function areaOf({ demographics, targetAudience }: AdInput): string {
	return placeIn(demographics.location) || countriesNamed(targetAudience.demographics).join(', ');
}

/** A name that ends its phrase: "home owners in Hexham", but not "teachers in English schools". */
const NAMED = /\b(?:in|near|around) (\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,}){0,3})(?! ?[\p{L}\p{N}]|[’'-])/u;

/** The place that is named with the audience, otherwise in a description; empty if there is none, or a month. */
export function placeNamed(input: AdInput): string {
	return audiencePlace(input) || firstNamed([input.businessInfo.description, input.productService.description]);
}

function audiencePlace({ targetAudience }: AdInput): string {
	return firstNamed([targetAudience.primaryAudience, targetAudience.demographics]);
}

function firstNamed(texts: readonly string[]): string {
	const places = texts.map((text) => NAMED.exec(text.slice(0, READ_CHARACTERS))?.[1] ?? '');
	return places.find((place) => place !== '' && datesIn(`in ${place}`).length === 0) ?? '';
}

/** Where the business is or comes to: the town, a location without figures that is no country, or the audience's place. */
export function placeOf(input: AdInput): string {
	const location = placeIn(input.demographics.location);
	const isLocal = !/\d/.test(location) && countriesIn(location) === '';
	return named(input.town) || (isLocal ? location : '') || audiencePlace(input);
}

/** Without the signs that led to a radius. */
function withoutSigns(part: string): string {
	const signs = [...part];
	const isKept = (sign: string) => !' ,+.('.includes(sign);
	const first = signs.findIndex(isKept);
	return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isKept) + 1).join('');
}

const RADIUS =
	/(?:(?:\bin |\bwithin )?(?:a )?|\+ ?)(?<![\d.])(\d{1,3})[ -]?(miles?|mi|km|kilomet(?:er|re)s?)\b(?: radius)?(?: (?:around|of|from)\b)?/gi;

/** "South Wales coast": names that end in a common noun. */
function isVague(area: string): boolean {
	return /\p{Lu}/u.test(area) && /^\p{Ll}+$/u.test(area.split(' ').at(-1) ?? '');
}

/** A town with its radius: "15 miles around Columbus OH"; anything else as typed, and asked about if it ends in a common noun. */
export function placesText(area: string): string {
	const [radius, second] = [...area.slice(0, READ_CHARACTERS).matchAll(RADIUS)];
	if (radius === undefined) return isVague(area) ? fill(AUDIENCE.vague, { place: area }) : area;
	if (second !== undefined) return area;
	const [all, distance = '', unit = ''] = radius;
	const around = [area.slice(0, radius.index), area.slice(radius.index + all.length)]
		.map(withoutSigns)
		.filter((part) => part !== '');
	const [place] = around;
	return place === undefined || around.length > 1 || /\b(?:and|or)$/i.test(place)
		? area
		: fill(AUDIENCE.within, { place, radius: `${distance} ${unit}` });
}

/** Removes postal codes of the US and the UK. */
export function withoutPostcode(area: string): string {
	return area
		.replace(/\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g, '')
		.replace(/[\s,]+(?=,|$)/g, '')
		.trim();
}
