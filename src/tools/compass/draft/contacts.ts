import { decapitalize } from '#language/decapitalize.ts';
import { keepingAsides, piecesOf, quotable } from './pieces.ts';
import { termsIn } from './terms.ts';

/** The people in the network answer: what to call them, and which trades they belong to. */

export interface Contact {
	/** Verbatim. */
	quote: string;
	/** One person ("your sister") or several ("the 40 owners of small trucking firms"). */
	kind: 'one' | 'many' | 'unclear';
	/** What a sentence calls them; empty if `unclear`. */
	who: string;
	terms: readonly string[];
	family: boolean;
	/** A colleague from the member's own work, in whatever trade. */
	colleague: boolean;
}

const KIN =
	'sister|brother|wife|husband|father|mother|dad|mum|mom|cousin|uncle|aunt|son|daughter|niece|nephew|grandson|granddaughter|godfather|godmother|girlfriend|boyfriend|fianc[ée]e?';
const FAMILY = new RegExp(String.raw`\bmy (?:\p{L}+ )?(?:${KIN})\b`, 'iu');
const RELATION = new RegExp(
	String.raw`\bmy ((?:older |younger |elder |former |old |best |late |ex-?|school )*(?:${KIN}|ex-wife|ex-husband|partner|friend|neighbou?r|landlord|landlady|dentist|vet|accountant|lawyer|hairdresser|mechanic|roommate|flatmate|teacher|coach|mentor)(?:-in-law)?(?: friend)?)\b`,
	'iu',
);
/** A first name after a relation: "my sister Ann". */
const NAMED = /^ (\p{Lu}[\p{Ll}'’-]+)(?=$|[ ,(])/u;
const PEOPLE =
	'(?:owners|managers|founders|directors|partners|clients|customers|colleagues|ex-colleagues|coworkers|contacts|friends|members|people|guys|followers|dispatchers|drivers|clerks|teachers|nurses|hygienists|dentists|vets|lawyers|attorneys|solicitors|accountants|bookkeepers|agents|brokers|advisers|advisors|contractors|electricians|plumbers|landlords|chefs|realtors|recruiters|coaches|physiotherapists|pharmacists|architects|engineers|technicians|developers|executives|freelancers|alumni|parents|tenants|students|pupils|roommates|neighbou?rs|wholesalers|florists|photographers|planners|trainers|principals|producers|hoteliers|restaurateurs|buyers|suppliers|trainees|carers|fishermen|practices|clinics|firms|companies|agencies|shops|salons|hotels|restaurants|schools|gyms|studios|garages|workshops|nonprofits|charities)';
const NUMBER = String.raw`(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|a dozen|two dozen)`;
const MANY = new RegExp(
	String.raw`^(?:(?:i know |knows? |still know |about |around |roughly |some |over |more than |at least |nearly |almost )+)?(${NUMBER}) ((?:[\p{L}'’-]+ ){0,4}?${PEOPLE}(?: (?:of|at|in|from|for|with|who run|who own|running) [\p{L}\p{N}'’ -]+)?)$`,
	'iu',
);
const QUANTITY =
	/^(?:(?:i know|lots of|a lot of|plenty of|many|several|some|a few|a couple of|various|mostly|only|other|all of|all)\s+)+/iu;
const PLURAL = new RegExp(String.raw`^((?:my |our |the )?)((?:[\p{L}'’-]+ ){0,3}?${PEOPLE})\b(.*)$`, 'iu');
/** "another is a lawyer", about people mentioned before. */
const ONE_OF_THEM = /^(?:one|another)(?: of them)? ((?:owns|runs|is|has|works|manages|sells|leads)\b.*)$/iu;
/** "a matron at a nursing home", "the owner of the garage", "café owner I work for". */
const SOMEBODY = /^(?:the|an?|one) ((?!few\b|lot\b|couple\b|number\b|group\b|club\b|local\b)[\p{L}'’-]+(?: .*)?)$/iu;
const BY_ROLE =
	/^((?:[\p{L}'’-]+ ){0,2}(?:owner|manager|director|founder|principal|head|chef|florist|landlord|editor|president|recruiter)(?: .*)?)$/iu;
const ORGANISATION =
	/^(?:the|our|my) (?:\S+ ){0,3}?(?:chamber|association|network|community|society|union|group|club)\b/iu;
/** Where a sentence about somebody begins. */
const SAYS_OF = /\s(?:is|was|runs|owns|works|has|manages|leads|sells|does|knows)\s.*$/iu;
/** "a solicitor and a retired headteacher" are two people. */
const AND_ANOTHER = / and (?=(?:an?|my|our|the|two|three|four|five|six|\d+) )/iu;
const BY_THE_WAY = /(?<!\s)\s+(?:obviously|of course|too|as well|for example)$/iu;
const MY_SOMEBODY = /^(?:my|our) (\p{L}+(?: \p{L}+)?)$/iu;
/** Current employers are left out, since they should not hear of the member's plans. Former ones count. */
const EMPLOYER = /(?:^|\()my (?:current )?(?:boss|employer|manager)\b(?: and )?/iu;
const COLLEAGUE =
	/\b(?:colleagues?|ex-colleagues|co-?workers?|workmates?)\b|\bfrom (?:the|my) (?:\p{L}+ )?(?:shop|firm|company|office|practice|garage|school|employer)\b|\bowner['’]s (?:son|daughter)\b|\bowner of the (?:garage|shop|firm)\b/iu;
/** Words after which a group's own description ends. */
const TAIL = /(?<!\s)\s+(?:I|we|whom|that|who (?!run|own))\b.*$/u;
/** How the description of a group can continue. */
const DESCRIBES = /^$|^ (?:of|at|in|from|for|with|who|whom|that|I|we|elsewhere|nearby)\b/u;
/** The rest of a sentence about somebody that was cut. */
const FRAGMENT = /^(?:are|is|was|were|has|have|had|runs?|owns?)\b/iu;

/** Turns the member's "my" into "your". */
function addressed(who: string): string {
	return who.replace(/\b(?:my|our)\b/giu, 'your').replace(/\b(?:I|we|me|us)\b/gu, 'you');
}

function groupIn(piece: string): string | null {
	const many = MANY.exec(piece.replace(TAIL, ''));
	if (many) return addressed(`the ${(many[1] ?? '').toLowerCase().replace(/^a /, '')} ${many[2] ?? ''}`);
	const plural = PLURAL.exec(piece.replace(QUANTITY, ''));
	if (!plural) return null;
	const [, whose = '', head = '', rest = ''] = plural;
	if (/\b(?:an?|of|at|in|for|with|and)\b/i.test(head) || !DESCRIBES.test(rest)) return null;
	const mine = /^(?:my|our)/i.test(whose) || /\b(?:ex-)?colleagues$|\bcoworkers$/i.test(head);
	const known = rest.trim() === '' && whose === '' && !mine ? ' you know' : '';
	return addressed(`${mine ? 'your' : 'the'} ${decapitalize(head)}${rest}${known}`.trim());
}

function relativeIn(piece: string): string | null {
	const relation = RELATION.exec(piece);
	if (!relation || new RegExp(String.raw`\b${PEOPLE}\b`, 'iu').test(piece.slice(0, relation.index))) return null;
	const name = NAMED.exec(piece.slice(relation.index + relation[0].length));
	return `your ${relation[1] ?? ''}${name ? ` ${name[1]}` : ''}`;
}

function personIn(piece: string): string | null {
	const relative = relativeIn(piece);
	if (relative !== null) return relative;
	const oneOfThem = ONE_OF_THEM.exec(piece)?.[1];
	if (oneOfThem) return addressed(`the one who ${oneOfThem}`);
	if (ORGANISATION.test(piece)) return null;
	const mine = MY_SOMEBODY.exec(piece)?.[1];
	if (mine) return /[^s]s$/i.test(mine) ? null : `your ${mine}`;
	const name = piece.replace(SAYS_OF, '');
	const somebody = SOMEBODY.exec(name)?.[1] ?? BY_ROLE.exec(name)?.[1];
	if (!somebody) return null;
	return addressed(`${/\bfriend$/i.test(somebody) ? 'your' : 'the'} ${decapitalize(somebody)}`);
}

function contactOf(piece: string): Contact {
	const quote = quotable(piece);
	const about = {
		quote,
		terms: termsIn(piece).map(({ term }) => term),
		family: FAMILY.test(piece),
		colleague: COLLEAGUE.test(piece),
	};
	const [name = ''] = quote.split(' (');
	const group = quote === piece ? groupIn(name) : null;
	if (group !== null) return { ...about, kind: 'many', who: group };
	const person = quote === piece ? personIn(name) : relativeIn(name);
	return person === null ? { ...about, kind: 'unclear', who: '' } : { ...about, kind: 'one', who: person };
}

/** Everybody the answer names, except the employer. Pieces that only deny ("no contacts yet") are left out. */
export function contactsIn(network: string): Contact[] {
	return piecesOf(network, keepingAsides)
		.flatMap((piece) => piece.split(AND_ANOTHER))
		.map((piece) => piece.replace(BY_THE_WAY, ''))
		.map((piece) => (EMPLOYER.test(piece) && !piece.includes('(') ? piece.replace(EMPLOYER, '') : piece))
		.filter((piece) => !EMPLOYER.test(piece) && !FRAGMENT.test(piece))
		.filter((piece) => !/^(?:none|nobody|no ?one|nothing|no|not)\b/i.test(piece) && /\p{L}{2}/u.test(piece))
		.map(contactOf);
}
