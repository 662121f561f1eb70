/** Verb forms, and a lexicon of common verbs. */

const PRESENT = new Set(
	`advise answer believe belong blog book build buy care chair coach come coordinate cover design direct do drive employ
	expect fix focus get give go grow handle have head help hire hold host judge keep know launch lead like live look lose
	maintain make manage mentor miss need offer operate organise organize oversee own pay plan play post prepare produce
	provide publish receive report represent rely rent run say see sell send serve share sit speak spend sponsor stand
	start struggle study supervise support take teach think track train travel try turn type use visit volunteer wait want
	work write save cut reduce dispatch fill read check remove catch free replace double increase collect merge move
	cause change choose clean close compare deliver draft edit explain follow improve inspect install invest order pass
	process promote protect pull push put raise recover repair review schedule score set sign sort stop store supply test
	translate treat update watch win let bring ask add act aim allow apply arrange assign book call carry claim create
	cook decide define depend develop enjoy examine file finish form gather guide lower manage meet name note open
	photograph pick predict prefer present print produce rank reach record repeat reply rate return roll route search
	seek shape shift show speed spot step switch talk tell tend tie touch track transform tune unify wrap`.split(/\s+/),
);
const PAST = new Set(
	`became began bought brought built came cut did drove found gave got grew had held hired hit kept knew led left lost
	made met moved opened paid put ran rose said saw sat sent set sold spent spoke spread stood taught told took thought
	wrote went were won`.split(/\s+/),
);
/** Irregular forms for "he", "she" and "it". */
const THIRD_PERSON: ReadonlyMap<string, string> = new Map([
	['be', 'is'],
	['have', 'has'],
	...['can', 'could', 'may', 'might', 'must', 'shall', 'should', 'will', 'would'].map((verb) => [verb, verb] as const),
]);

/** The form for "he", "she" and "it": "goes", "tries", "fixes". */
export function thirdPerson(base: string): string {
	const special = THIRD_PERSON.get(base);
	if (special !== undefined) return special;
	if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ies');
	if (/(?:^|[^aeiou]|qu)[aeiou]z$/.test(base)) return `${base}zes`;
	return /(?:s|x|z|ch|sh|^(?:(?:under|out|fore)?go|(?:un|re|over|out)?do|echo|veto))$/.test(base)
		? `${base}es`
		: `${base}s`;
}

/** The form for "you"; null if the word is not a known verb in the third person or the past tense. */
export function secondPersonVerb(word: string, isVerb = false): string | null {
	const low = word.toLowerCase();
	const irregular = SECOND_PERSON.get(low);
	if (irregular !== undefined) return irregular;
	if (PAST.has(low) || /[a-z]{2}ed$/.test(low)) return low;
	const bases = [low.replace(/ies$/, 'y'), low.replace(/(?<=s|x|z|ch|sh|o)es$/, ''), low.replace(/(?<!s)s$/, '')];
	const known = bases.find((base) => base !== low && PRESENT.has(base));
	if (known !== undefined || !isVerb) return known ?? null;
	return bases.find((base) => base !== low) ?? null;
}

const SECOND_PERSON: ReadonlyMap<string, string> = new Map([
	['is', 'are'],
	['was', 'were'],
	['has', 'have'],
	['does', 'do'],
	['goes', 'go'],
]);

/** Whether a word needs a plural subject, e.g. "wait" or "are": then the word before it is not a verb. */
export function isBaseVerb(word: string): boolean {
	const low = word.toLowerCase();
	return (
		/^(?:are|were|can|cannot|will|often|never|always|go|come|sometimes)$/.test(low) || PRESENT.has(low) || PAST.has(low)
	);
}

/** Whether a sentence has a verb, as far as a short list of verbs can tell. */
export function hasVerb(sentence: string): boolean {
	const words = sentence.replace(/[.,]/g, '').split(' ').slice(1);
	return words.some(
		(word) =>
			/^(?:is|are|was|were|has|have|had|will|can|cannot|do|does|did|go|goes|gets?|takes?|comes?)$/i.test(word) ||
			secondPersonVerb(word) !== null ||
			(words.length > 3 && PRESENT.has(word.toLowerCase())),
	);
}
