/** Words that are not nouns. After a number or a day they show that no noun follows. */
const FUNCTION_WORDS = new Set(
	"a an of the and or but so if then than to in on at by for from with without as per is are was were be been am do does did have has had will would can could should may might must i you he she it we they that this these those there here which who what when where why how not no yes yeah okay ok right well now just only about over under up out off again because due each every all too also very really x i'm it's that's we're you're don't um uh like plus minus times point versus vs please thanks later ago away us them me even odd something i'll we'll i'd we'd he's she's they're isn't wasn't doesn't works suits until till before after since around my your our his her their its nobody everybody somebody someone next last both either together then sharp back left remaining goes gone that'd anything nobody'd everything altogether aside budgeted earmarked allocated".split(
		' ',
	),
);

const WORD = /^\p{L}[\p{L}'-]+$/u;

/** Whether a word can be the noun that a number counts or an ordinal orders. */
export function isNoun(word: string): boolean {
	return WORD.test(word) && !FUNCTION_WORDS.has(word);
}
