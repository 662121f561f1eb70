import { findIndustry } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import { textsIn } from '#evidence/grounding.ts';
import { quoted } from '#prose/sentences.ts';
import type { AdInput } from '../contract.ts';
import type { BrandVoice } from '../options.ts';
import { countryIn, withoutPostcode } from './places.ts';
import { hasTrait, isWarranted, type Reason, reasonAgainst } from './rules.ts';
import { bare, formsOf, inline, piecesOf, plain, pointsOf, shortParts, within } from './words.ts';

/** What the input offers for ads: facts by kind, and what was left out and why. */

export const KINDS = [
	'pain',
	'gain',
	'promise',
	'item',
	'proof',
	'people',
	'offer',
	'deal',
	'end',
	'price',
	'who',
	'want',
	'place',
	'category',
	'product',
	'business',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Fact {
	readonly kind: Kind;
	/** Worded for an ad, without an end mark. */
	readonly text: string;
	/** Verbatim from the input. */
	readonly raw: string;
	/** The text and its shorter forms, longest first. */
	readonly forms: readonly string[];
	/** Mentions a personal trait. Ads may state it, but never ask it as a question to the viewer. */
	readonly touchesTrait: boolean;
}

export interface LeftOut {
	readonly text: string;
	readonly reason: Reason;
}

export interface Material {
	readonly facts: Readonly<Record<Kind, readonly Fact[]>>;
	readonly leftOut: readonly LeftOut[];
	/** Short phrases from the statements, for hooks, headlines, descriptions and pictures. */
	readonly parts: readonly Fact[];
	/** Kinds that can be alone on a picture, in the order that suits the voice. */
	readonly leading: readonly Kind[];
	/** The trade of the audience, if the audience is a trade. */
	readonly audienceTrade: Industry | null;
	/** For use after a colon or comma: the first letter is lowered if the word is certainly not a name. */
	inline(text: string): string;
	/** The fact in quotation marks if it is verbatim in the input; otherwise without them. */
	cite(fact: Fact): string;
}

const BENEFIT_FIRST = ['gain', 'promise', 'proof', 'people', 'item'] as const;
const PROMISE_FIRST = ['promise', 'gain', 'people', 'item', 'proof'] as const;
const PEOPLE_FIRST = ['people', 'gain', 'promise', 'item', 'proof'] as const;
const PROOF_FIRST = ['proof', 'item', 'gain', 'promise', 'people'] as const;
const DETAIL_FIRST = ['item', 'people', 'proof', 'promise', 'gain'] as const;

const LEADING: Readonly<Record<BrandVoice | '', readonly Kind[]>> = {
	'': BENEFIT_FIRST,
	'Professional & Authoritative': PROOF_FIRST,
	'Friendly & Conversational': BENEFIT_FIRST,
	'Fun & Playful': [...DETAIL_FIRST].reverse(),
	'Inspiring & Motivational': PROMISE_FIRST,
	'Luxury & Sophisticated': DETAIL_FIRST,
	'Caring & Empathetic': PEOPLE_FIRST,
	'Bold & Edgy': BENEFIT_FIRST,
	'Trustworthy & Reliable': PROOF_FIRST,
};

/** Matches nothing: a promise of two halves stays whole. */
const NEVER = /(?!)/;
/** Characters. Longer names are cut. */
const LONGEST_NAME = 60;
/** Characters to search for a short form when the name field contains a whole page. */
const NAME_READ = 300;

const known = new WeakMap<AdInput, Material>();

/** Cached per input, so that the draft and the grounding use the same facts. */
export function materialOf(input: AdInput): Material {
	const material = known.get(input) ?? readMaterial(input);
	known.set(input, material);
	return material;
}

function readMaterial(input: AdInput): Material {
	const { businessInfo, productService, targetAudience } = input;
	const leftOut: LeftOut[] = [];
	const facts = (kind: Kind, pieces: readonly string[]): Fact[] =>
		pieces.flatMap((raw) => {
			const reason = kind === 'who' ? null : reasonAgainst(raw);
			if (reason !== null) leftOut.push({ text: raw, reason });
			return reason === null ? [factOf(kind, raw)] : [];
		});
	const about = piecesOf(businessInfo.description);
	const offers = facts('offer', piecesOf(input.promotions));
	const [deal = '', end = ''] = dealAndEnd(offers[0]?.raw ?? '');
	const described = piecesOf(productService.description);
	const price = plain(productService.price);
	return {
		facts: {
			pain: facts('pain', pointsOf(input.painPoints)),
			gain: facts('gain', pointsOf(input.benefits)),
			promise: facts('promise', piecesOf(input.valueProposition, NEVER)),
			item: facts(
				'item',
				described.filter((piece) => !isProof(piece)),
			),
			proof: facts('proof', [...about.filter(isRecord), ...described.filter(isProof)]),
			people: facts(
				'people',
				about.filter((piece) => !isRecord(piece)),
			),
			offer: offers,
			deal: end === '' ? [] : facts('deal', [deal]),
			end: end === '' ? [] : facts('end', [end]),
			price: facts(
				'price',
				/\d|free/i.test(price) && price.length <= 40 ? [price.replace(/(?<![\s.])[\s.]+$/, '')] : [],
			),
			who: facts('who', piecesOf(targetAudience.primaryAudience).slice(0, 1)),
			want: facts('want', piecesOf(targetAudience.psychographics)),
			place: facts('place', placeIn(input.demographics.location)),
			category: facts('category', piecesOf(productService.category).slice(0, 1)),
			product: [nameFact('product', productService.name)],
			business: [nameFact('business', businessInfo.name)],
		},
		leftOut,
		parts: [
			...partsOf('item', described),
			...partsOf('gain', piecesOf(input.benefits)),
			...partsOf('gain', about.filter(isWarranted)),
		],
		leading: LEADING[input.brandVoice],
		audienceTrade: findIndustry(targetAudience.primaryAudience),
		...wordingOf(input),
	};
}

function wordingOf(input: AdInput): Pick<Material, 'inline' | 'cite'> {
	const texts = textsIn(input);
	const source = texts.map(plain).join('\n');
	const lowered = new Map<string, string>();
	let spaced: string | undefined;
	return {
		inline(text) {
			const found = lowered.get(text) ?? inline(text, source);
			lowered.set(text, found);
			return found;
		},
		cite({ raw, text }) {
			spaced ??= texts.map((one) => one.replace(/\s+/g, ' ')).join('\n');
			return spaced.includes(raw) && !/[“”]/.test(raw) ? quoted(raw) : text;
		},
	};
}

function partsOf(kind: Kind, pieces: readonly string[]): Fact[] {
	const fit = pieces.filter((piece) => reasonAgainst(piece) === null && !isProof(piece));
	return fit.flatMap((piece) => shortParts(piece, kind === 'gain')).map((part) => factOf(kind, part));
}

/** Splits "Free lights until 15 December" into the offer and its end. Without an end, returns the whole and ''. */
function dealAndEnd(offer: string): readonly string[] {
	const [, deal = offer, end = ''] = /^(.{8,}?),? ((?:until|till|through|before)\s[^,;:]{3,30})$/i.exec(offer) ?? [];
	return [deal, end];
}

/** The town of a location without its postal code; nothing for a whole country. */
function placeIn(location: string): string[] {
	if (countryIn(location) !== '') return [];
	const [area = ''] = piecesOf(withoutPostcode(location));
	const [town = ''] = area.split(',');
	return [...new Set([/^within\b/i.test(town) ? '' : town, area])].filter((piece) => piece !== '');
}

/** Kinds whose meaning would change if they were cut. */
const WHOLE: ReadonlySet<Kind> = new Set(['offer', 'deal', 'end', 'price']);

function factOf(kind: Kind, raw: string): Fact {
	const text =
		kind === 'price' || kind === 'end'
			? raw
			: bare(kind === 'pain' || kind === 'gain' || kind === 'want' ? addressed(raw) : raw);
	return { kind, text, raw, forms: WHOLE.has(kind) ? [text] : formsOf(text), touchesTrait: hasTrait(raw) };
}

/** A name on one line. A long one is cut at a word; one endless word becomes a gap to fill. */
function nameFact(kind: Kind, name: string): Fact {
	const [line = ''] = plain(name).split(/[\r\n\u2028\u2029]+/);
	const text =
		line.length <= LONGEST_NAME
			? line
			: (within(line.slice(0, NAME_READ), LONGEST_NAME) ?? firstWords(line)) || `[add short ${kind} name]`;
	return { kind, text, raw: text, forms: [text], touchesTrait: false };
}

function firstWords(line: string): string {
	return line.slice(0, Math.max(0, line.slice(0, LONGEST_NAME).lastIndexOf(' ')));
}

const COUNTED =
	/\bsince (?:19|20)\d\d\b|\b(?:19|20)\d\d\b|\d[\d,.]{0,12}\+?\s+(?:\p{L}+[\s-]){0,3}(?:years?|reviews?|ratings?|customers?|clients?|patients?|students?|members?|projects?|homes?|houses|famil(?:y|ies)|orders?|stars?|people|compan(?:y|ies)|firms|teams?|shops|installs?|downloads?|users?|guests?|couples|weddings|trips|cars|machines|repaired|sold|served|built|taught|delivered)\b/iu;
const ATTESTED =
	/\b(?:certified|licensed|accredited|insured|award|awarded|rated|qualified|registered|approved|chartered|vetted|trained as)\b/i;
const MONEY = /[$£€¥]\s?\d|\d\s?(?:usd|eur|gbp|dollars?|euros?|pounds)\b/i;

function isProof(piece: string): boolean {
	return (COUNTED.test(piece) || ATTESTED.test(piece)) && !MONEY.test(piece);
}

/** Any larger number about a business is a record: "Used by 340 cafés". */
function isRecord(piece: string): boolean {
	return isProof(piece) || (/\d{2}/.test(piece) && !MONEY.test(piece) && !isWarranted(piece));
}

const THEY = /^they\s+/i;

/** "They spend hours" becomes "You spend hours". Texts about personal traits are not changed. */
function addressed(text: string): string {
	if (!THEY.test(text) || hasTrait(text) || /[“”"]/.test(text)) return text;
	return text
		.replace(THEY, 'You ')
		.replace(/\bthemselves\b/gi, 'yourself')
		.replace(/\btheir\b/gi, 'your')
		.replace(/\b(?:them|they)\b/gi, 'you');
}
