/** Reads the location of an audience. */

const COUNTRIES: readonly (readonly [RegExp, string])[] = [
	[/\b(?:united states(?: of america)?|usa|u\.s\.a?\.?)(?!\p{L})/iu, 'US'],
	[/\b(?:united kingdom|great britain|england|scotland|wales|northern ireland|uk)\b/i, 'GB'],
	[/\bcanada\b/i, 'CA'],
	[/\baustralia\b/i, 'AU'],
	[/\bnew zealand\b/i, 'NZ'],
	[/\bireland\b/i, 'IE'],
	[/\bgermany\b/i, 'DE'],
	[/\baustria\b/i, 'AT'],
	[/\bfrance\b/i, 'FR'],
	[/\bspain\b/i, 'ES'],
	[/\bitaly\b/i, 'IT'],
	[/\bnetherlands\b/i, 'NL'],
	[/\bindia\b/i, 'IN'],
	[/\bbelgium\b/i, 'BE'],
	[/\bportugal\b/i, 'PT'],
	[/\bsweden\b/i, 'SE'],
	[/\bnorway\b/i, 'NO'],
	[/\bdenmark\b/i, 'DK'],
	[/\bfinland\b/i, 'FI'],
	[/\bpoland\b/i, 'PL'],
	[/\bswitzerland\b/i, 'CH'],
	[/\bbrazil\b/i, 'BR'],
	[/\bmexico\b/i, 'MX'],
	[/\bjapan\b/i, 'JP'],
	[/\bsingapore\b/i, 'SG'],
	[/\bsouth africa\b/i, 'ZA'],
];

/**
 * The ISO codes of the countries, comma-separated; empty if the location names anything else. A town does not count as
 * its country, since the ads would then run in all of it.
 */
export function countryIn(location: string): string {
	const parts = location.split(/,|;|\band\b/).map((part) => part.trim().replace(/^the\s+/i, ''));
	const codes = parts.map((part) => COUNTRIES.find(([name]) => name.exec(part)?.[0] === part)?.[1]);
	return parts.length > 0 && codes.every((code) => code !== undefined) ? codes.join(', ') : '';
}

/** Removes postal codes of the US and the UK. */
export function withoutPostcode(area: string): string {
	return area
		.replace(/\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g, '')
		.replace(/[\s,]+(?=,|$)/g, '')
		.trim();
}
