/** Cuts a text about a trade into words that can be compared. */
import { singular } from '#language/inflect.ts';

const LEFT_OUT = new Set(
	'a an and or the our your their my we i they us who which that is are am be do does with by as of on'.split(' '),
);

/** Words that name a trade only when no word of weight is beside them: "banks", but not "food banks". */
export const ALONE: ReadonlySet<string> = new Set(
	'tech technology bank store shop school startup media moving cleaning coach spa chemist garage academy dealership'.split(
		' ',
	),
);

/** Words that say nothing about the trade: forms of firms, people in them, sizes, places, kinds of work. */
export const BESIDE: ReadonlySet<string> = new Set(
	[
		'company firm business chain agency practice office clinic shop studio group team brand store provider contractor',
		'service industry sector market field space trade niche vertical organization operator professional person',
		'owner founder manager director partner principal operation head lead staff ceo buyer client customer',
		'small medium large big mid sized local regional national independent family private commercial residential',
		'industrial luxury boutique modern new busy growing solo multi location single urban rural online digital b2b',
		'b2c smb sme uk us usa british american canadian australian european irish ohio texas california florida london',
		'in near across for to from at within around mostly mainly especially like other than',
		'automation automated ai assistant workflow process paperwork documentation document intake scheduling booking',
		'followup follow up quote estimate proposal invoice billing admin onboarding support report reporting reminder',
		'review note lead nurture renewal hiring communication call phone message email inquiry appointment',
		'request response collection marketing seo website consulting training management tracking routing triage',
	]
		.join(' ')
		.split(' '),
);

/** One spelling for words that people write in several ways. */
export function normalized(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/\bIT\b|\bit(?= (?:services?|support|consult\w*|compan\w+|firms?|providers?)\b)/g, 'infotech')
		.toLowerCase()
		.replace(/[’']s\b/g, '')
		.replace(/\be-(?=\p{L})/gu, 'e')
		.replace(/\bnon-(?=profit)|\bnot-for-(?=profit)/g, 'non')
		.replace(/\b(\w+)tre(s?)\b/g, '$1ter$2')
		.replace(/organis/g, 'organiz');
}

export function toTerms(text: string): string[] {
	return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LEFT_OUT.has(word));
}

/** The words of a text in one spelling and number. */
export function termsOf(text: string): string[] {
	return toTerms(normalized(text)).map(comparable);
}

/** A phrase by its terms, so that it can be looked up. */
export function keyOf(phrase: string): string {
	return termsOf(phrase).join(' ');
}

/** Shorter words are abbreviations, "ATS", or too short to compare by their ending. */
const SHORTEST_PLURAL = 4;

/** The word in the singular, as terms are compared. */
export function comparable(word: string): string {
	return word.length < SHORTEST_PLURAL ? word : singular(word);
}
