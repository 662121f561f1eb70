import { content } from '#reading/content.ts';

/** What a text is about, for finding texts that are about the same. */

/** Words of one meaning; the first stands for all. Stems of six letters, as `content` cuts them. */
const SYNONYMS: readonly (readonly string[])[] = [
	['visit', 'visits', 'trip', 'trips', 'call-out', 'callou'],
	['appointment', 'appoin', 'bookin', 'booked', 'bookings', 'slot', 'slots'],
	[
		'telephone',
		'phone',
		'phones',
		'teleph',
		'ring',
		'rings',
		'ringing',
		'rang',
		'called',
		'calls',
		'callin',
		'caller',
		'voicem',
	],
	['enquiry', 'enquir', 'inquir', 'lead', 'leads', 'prospe'],
	['stall', 'stalle', 'stalls', 'stuck', 'blocke', 'backlo'],
	['review', 'review', 'checks', 'checke', 'checki', 'inspec'],
	['crm', 'salesf', 'hubspo', 'record', 'databa'],
	['paper', 'forms', 'form', 'slips', 'sheets', 'spread', 'excel'],
	['hand', 'manual', 'typed', 'typing', 'types', 'copied', 'copyin', 'retype'],
	['invoice', 'invoic', 'billin', 'bills', 'unpaid', 'overdu'],
	['quote', 'quotes', 'estima', 'propos', 'offers'],
	['complaint', 'compla', 'rating', 'ratings'],
	['technician', 'techni', 'engine', 'fitter', 'plumbe', 'electr'],
	['customer', 'custom', 'client', 'guests', 'guest', 'patien', 'tenant', 'tenants', 'shoppe'],
	['miss', 'missed', 'unansw', 'no-sho', 'shows'],
	['train', 'traini', 'onboar', 'coachi', 'coach', 'starter'],
	['stock', 'parts', 'materi', 'invent', 'spare'],
	['route', 'routes', 'delive', 'driver', 'drivers', 'trucks', 'loads', 'dispat'],
	['slow', 'delay', 'delays', 'delaye', 'waitin', 'waits', 'queue', 'queues'],
	['hire', 'hiring', 'recrui', 'candid', 'applic'],
	['error', 'errors', 'mistak', 'wrong'],
	['report', 'dashbo', 'figure', 'overvi'],
];

const BY_WORD = new Map(
	SYNONYMS.flatMap(([first = '', ...words]) => words.map((word) => [word.slice(0, 6), first] as const)),
);
/** Say nothing about the subject. */
const GENERAL = new Set(
	'nobody somebo everyb anybod everyo someon week weeks month months year years work works workin team people day days hours minute compan busine servic system softwa soluti result better faster fewer less already number using used with after before first second half once three four five seven eight nine twelve twenty thirty forty fifty'.split(
		' ',
	),
);

/** Every trade and every text has them. */
const EVERYWHERE = new Set([
	'customer',
	'technician',
	'rep',
	'reps',
	'firm',
	'last',
	'small',
	'large',
	'setting',
	'guess',
]);

function meaning(stem: string): string {
	const single = stem.length > 4 && stem.endsWith('s') ? stem.slice(0, -1) : stem;
	return BY_WORD.get(stem) ?? BY_WORD.get(single) ?? single;
}

/** The subjects of a text, each with the word of the text that names it first. */
export function termsOf(text: string): Map<string, string> {
	const terms = new Map<string, string>();
	for (const word of text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? []) {
		const acronym = word.length === 3 && word === word.toUpperCase();
		const [low = ''] = content(acronym ? `${word}s` : word);
		if (low === '' || GENERAL.has(low) || GENERAL.has(low.replace(/s$/, ''))) continue;
		const term = meaning(low);
		if (EVERYWHERE.has(term) || EVERYWHERE.has(low)) continue;
		if (!terms.has(term)) terms.set(term, acronym ? word : word.toLowerCase());
	}
	return terms;
}

/** The subjects that both texts have, in the words of the first. */
export function sharedTerms(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
	return [...a].flatMap(([term, word]) => (b.has(term) ? [word] : []));
}

/** The same with the words of both where they differ, e.g. "rang/rings". */
export function sharedPairs(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
	return [...a].flatMap(([term, word]) => {
		const other = b.get(term);
		return other === undefined ? [] : [word === other ? word : `${word}/${other}`];
	});
}
