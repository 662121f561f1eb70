import { withArticle } from '#language/articles.ts';
import { withoutBullet, withoutEnd, withoutMarkup } from '#language/clean.ts';
import { asClause, shortened } from '#language/own-words.ts';
import { splitSentences } from '#language/sentences.ts';
import { lengthOf } from '../placements.ts';

/** Prepares the member's own words for an ad: pieces of a field, each without its end mark. */

const NOTHING = /^(?:none|no|n\/?a|nil|nothing|not applicable|tbd|unknown|same|-+|\?+)$/i;
const LINK = /\bhttps?:\/\/|\bwww\.|\S@\S+\.\S/i;
/** No language has words this long. */
const LONGEST_WORD = /[\p{L}\p{N}]{46,}/u;
const MOST_PIECES = 12;
/** Characters. No field needs more than this for an ad. */
const READ_CHARACTERS = 3000;

export function plain(text: string): string {
	return withoutMarkup(text.slice(0, READ_CHARACTERS))
		.replace(/[^\S\r\n\u2028\u2029]+/g, ' ')
		.trim();
}

/** The sentences and points of a field. `parts` also splits within sentences. */
export function piecesOf(text: string, parts: RegExp = /;\s+/): string[] {
	const pieces = plain(text)
		.split(/[\r\n\u2028\u2029]+/)
		.map(withoutBullet)
		.flatMap(splitSentences)
		.flatMap((sentence) => sentence.split(parts))
		.map(trimmed)
		.filter(
			(piece) => /\p{L}{2}/u.test(piece) && !NOTHING.test(piece) && !LINK.test(piece) && !LONGEST_WORD.test(piece),
		);
	return [...new Map(pieces.map((piece) => [piece.toLowerCase(), piece])).values()].slice(0, MOST_PIECES);
}

/** The points of a field; a list is split: "slow sites, late orders" is two. */
export function pointsOf(text: string): string[] {
	return piecesOf(text).flatMap((piece) => {
		const parts = listParts(piece);
		if (parts.length > 1) return parts;
		const points = piece.split(/,\s+/).map(trimmed);
		return points.length >= 3 && points.every(isPoint) ? points : [piece];
	});
}

/** Two to seven words that do not depend on what comes before them. */
function isPoint(text: string): boolean {
	const words = text.split(/\s+/).length;
	return words >= 2 && words <= 7 && !/^(?:that|which|who|so|but|because|when|while|if|where|as)\b/i.test(text);
}

/** The parts of a list of short nouns ("Bath, cut and nails"); just the piece itself if it is not a list. */
export function listParts(piece: string): string[] {
	const parts = piece.split(/,\s+(?:and\s+)?|(?<!\s)\s+and\s+/).map(trimmed);
	const isList =
		piece.includes(', ') && parts.every((part) => part !== '' && part.split(' ').length <= 6 && !hasVerb(part));
	return isList ? parts : [piece];
}

function trimmed(text: string): string {
	return withoutEnd(text).replace(/^(?:and|but|so|or)\s+/i, '');
}

/** Without surrounding white space and end marks, and with a capital, except for names such as "iPad". */
export function bare(text: string): string {
	const whole = trimmed(text);
	const [first = ''] = whole;
	return /^\p{Ll}+\p{Lu}/u.test(whole) ? whole : first.toUpperCase() + whole.slice(first.length);
}

/** Endings of words that are not names of people, places or firms. */
const ORDINARY = /(?:ed|ing|ly|tion|sion|ment|ness|ance|ence|ful|less|able|ible|ers|ors|ists|ies)$/;
const PEOPLES = /(?:ans|ians|ese|ish|sts|ims|jews|hindus)$/i;

/** For use in mid-sentence: the first letter is lowered only if the word is almost certainly not a name. */
export function inline(text: string, source: string): string {
	const [first = '', second = ''] = text.split(/\s+/);
	const isWord = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*[,:]?$/u.test(first) && !/^\p{Lu}/u.test(second) && !PEOPLES.test(first);
	const low = first.toLowerCase();
	const bareLow = low.replace(/[,:]$/, '');
	if (
		isWord &&
		(ORDINARY.test(bareLow) || VERBS.has(bareLow) || COMMON.has(bareLow) || COMMON.has(bareLow.split('-')[0] ?? ''))
	)
		return low + text.slice(first.length);
	return asClause(text, source) ?? text;
}

const COMMON = new Set(
	`a an the no not never free same less fewer more most back door family home homes house dog dogs cat cats car cars busy local
	women men kids children teens adults couples families brides guests students runners anyone anybody everyone somebody people
	small big new old young first-time six two three four five seven eight nine ten twelve one half part full short long
	slow fast late early cold hot warm fresh good bad hard easy heavy light clear clean quick quiet safe warm coffee water
	food lunch dinner money time days weeks hours minutes months years high low lower higher better worse real open closed
	bus buses bread breakfast box boxes line lines machine machines mirror mirrors letter letters photo photos picture lesson
	lessons inn inns room rooms stranger strangers sign signs feedback recording group groups luggage bill bills call calls
	price prices fee fees delivery appointment appointments visit visits book books page pages plan plans team teams class
	classes course courses trip trips tour tours walk walks garden gardens kitchen bathroom window windows door roof floor
	wall walls tile tiles skin hair body back neck knee sleep stress noise dust mess paper papers email emails phone phones
	app apps software website websites report reports invoice invoices order orders stock staff driver drivers truck trucks
	van pet pets puppy horse horses bike bikes battery parts part repair repairs service services support advice training
	owner owners landlord landlords tenant tenants adult adults renter renters homeowner homeowners commuter commuters parent parents patient patients student students teacher teachers mother mothers father fathers baby babies
	customer customers client clients employee employees manager managers founder founders office offices shop shops firm firms practice practices dental medical sales tax online weekly daily monthly without
	with from by at in on up out off over under after before every each all any some many much nobody nothing cookery school charity knives workshop gym bakery agency studio salon clinic invoice scheduling strength repair`.split(
		/\s+/,
	),
);

/** The text and its shorter forms with the same meaning, longest first. */
export function formsOf(text: string): string[] {
	const forms = [text];
	const words = text.split(/\s+/).length;
	for (let most = Math.min(words - 1, 24); most >= 4; most--) {
		const form = bare(shortened(`${text}.`, most) ?? '');
		if (form !== '' && !forms.includes(form) && isWholeClause(text, form)) forms.push(form);
	}
	return forms;
}

/**
 * Whether a cut keeps the meaning. A list keeps its last items, and a condition with a figure is never cut off: "free
 * for 30 days" is not "free".
 */
function isWholeClause(text: string, form: string): boolean {
	const rest = text.slice(form.length);
	if (!text.startsWith(form)) return false;
	const isSeries = form.includes(', ') || form.includes(': ');
	if (/^,?\s+and\s/.test(rest)) return !isSeries && hasVerb(rest.split(/\s+/).slice(2, 3).join(' ')) && hasVerb(form);
	if (/\p{N}/u.test(rest) || (/^,[^,]{1,500}(?:,| and ) ?\P{N}+$/u.test(rest) && !hasVerb(rest))) return false;
	return !rest.startsWith(',') || (hasVerb(form) && !isSeries);
}

const LONGEST_PART = 40;
const TERM =
	/\b(?:\p{N}+|one|two|three|five|six|seven|ten|twelve|lifetime)[- ](?:day|week|month|year)s? (?:money-back )?(?:guarantee|warranty)\b/iu;

/** Short phrases in a statement: the things before and after "with", the parts of a list, a guarantee with its term. */
export function shortParts(text: string, isBenefit = false): string[] {
	const [head = '', tail = '', ...more] = text.split(/(?<!\s)\s+with\s+/);
	const halves =
		tail !== '' && more.length === 0 && isThing(text) && !/[,:]| and | in | for /.test(head) ? [head, tail] : [];
	if (isBenefit) return (TERM.exec(text) ?? []).map((part) => bare(part));
	const all = [...(TERM.exec(text) ?? []), ...halves, ...(listParts(text).length > 1 ? listParts(text) : [])];
	return [...new Set(all.map((part) => bare(part)))].filter(
		(part) => part.length <= LONGEST_PART && part.length > 3 && !part.includes(':'),
	);
}

/** The longest form within the limit, in code points; null if none fits. */
export function within(text: string, limit: number): string | null {
	return formsOf(text).find((form) => lengthOf(form) <= limit) ?? null;
}

const VERBS = new Set(
	`is are was were be been am isn't aren't wasn't weren't has have had hasn't haven't do does did don't doesn't didn't can
	can't cannot could couldn't will won't would wouldn't should shouldn't must may might need needs get gets got take takes
	took make makes made go goes went come comes came give gives gave keep keeps kept lose loses lost wait waits waited
	save saves saved cost costs spend spends spent feel feels felt know knows knew want wants find finds found fail fails
	failed break breaks broke miss misses missed forget forgets forgot leave leaves left stop stops stopped start starts
	pay pays paid buy buys bought sell sells sold bring brings brought send sends sent call calls called answer answers
	arrive arrives arrived work works worked run runs ran grow grows grew fall falls fell rise rises rose hold holds held
	let lets put puts show shows showed tell tells told hear hears heard see sees saw look looks sound sounds taste tastes
	smell smells hurt hurts ache aches shake shakes dry dries rust rusts leak leaks burn burns crack cracks drop drops
	dropped sit sits stand stands lie lies live lives learn learns teach teaches read reads write writes help helps use uses
	fit fits suit suits match matches reach reaches return returns deliver delivers collect collects repair repairs fix
	fixes replace replaces clean cleans cut cuts build builds built ship ships train trains ask asks turn turns become
	becomes became export exports import imports connect connects track tracks count counts change changes plan plans
	watch watches check checks carry carries cover covers cook cooks bake bakes serve serves meet meets speak speaks book books
	hate hates love loves fear fears worry worries trust trusts prefer prefers wear wears eat eats drink
	drinks sleep sleeps travel travels drive drives walk walks play plays stay stays last lasts include includes end ends`.split(
		/\s+/,
	),
);

/** Whether the text contains a word that is usually a verb. */
function hasVerb(text: string): boolean {
	return text
		.toLowerCase()
		.replaceAll('’', "'")
		.split(/[^\p{L}']+/u)
		.some((word) => VERBS.has(word));
}

/** "12-month guarantee" in the middle of a sentence: "a 12-month guarantee". */
export function asOneTerm(text: string): string {
	const isOne =
		/^[\p{N}\p{L}]+-(?:day|week|month|year|hour|minute)(?: [\p{L}-]+){1,3}$/u.test(text) && !/s$/.test(text);
	return isOne ? withArticle(text) : text;
}

const NO_NOUN_START =
	/^(?:a|an|the|this|that|these|those|it|its|they|their|we|our|us|i|my|you|your|he|she|his|her|no|not|never|nobody|nothing|too|very|so|more|less|fewer|without|only|when|where|why|how|what|who|which|if|because|as|at|in|on|by|for|from|of|to|with|after|before|during|until|since|every|each|all|\p{L}+ing)\b/iu;

/** Whether a text can name a thing, e.g. after "Included:": no pronoun first, and no verb in its first five words. */
export function isThing(text: string): boolean {
	const words = text.split(/\s+/);
	return (
		!hasVerb(words.slice(0, 5).join(' ')) &&
		!/^(?:we|you|they|i|it|he|she|there|nobody|nothing|everybody|everything)\b/i.test(text)
	);
}

/** Whether a text is a bare noun phrase, e.g. for "no more …": short, without article or verb. */
export function isBareNoun(text: string): boolean {
	const words = text.split(/\s+/);
	return (
		words.length <= 6 &&
		/^[\p{L}\p{N}'’ -]+$/u.test(text) &&
		!NO_NOUN_START.test(text) &&
		!hasVerb(text) &&
		!/\b\p{L}{1,60}ly\b/u.test(text)
	);
}
