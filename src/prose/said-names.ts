import { oneLine } from '#language/clean.ts';

/** Names as people say and write them: on one line, by first name, without a legal form. */

/** A company name without its legal form; empty if it is too long to repeat. */
export function spokenCompany(company: string): string {
	const said = company.replace(
		/(?:,|(?<!\s))\s+(?:&\s+)?(?:Inc|LLC|L\.L\.C|Ltd|Limited|PLC|Corp|Corporation|Co|GmbH|AG|LLP|PLLC)\.?$/i,
		'',
	);
	return said.length > LONGEST_COMPANY ? '' : said;
}

const LONGEST_COMPANY = 36;

/** In characters; what is longer is no name, and would be read again for each sentence about a person. */
const LONGEST_NAME = 200;

const TITLES = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|fr|herr|frau|mme|ing|dipl)\.?$/i;

/**
 * The first word of a name that is not a title; the whole name if nothing else is left. After a family name in Chinese
 * or Korean characters, the given name in Latin letters.
 */
export function firstNameOf(fullName: string): string {
	const named = withoutTitles(fullName);
	const latin = named.find((word) => /^\p{Script=Latin}/u.test(word));
	return (/^[\p{Script=Han}\p{Script=Hangul}]/u.test(named[0] ?? '') ? latin : undefined) ?? named[0] ?? 'there';
}

/** A name as lists of addresses want it: its first word and the others, without titles; empty where there are none. */
export function firstAndLast(fullName: string): { firstName: string; lastName: string } {
	const [firstName = '', ...others] = withoutTitles(fullName);
	return { firstName, lastName: others.join(' ') };
}

/** The words of a name; of titles alone the last remains. */
function withoutTitles(fullName: string): string[] {
	const words = oneLine(fullName.slice(0, LONGEST_NAME))
		.split(' ')
		.filter((word) => word !== '');
	return words.filter((word, index) => !TITLES.test(word) || index === words.length - 1);
}
