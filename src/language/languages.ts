/** Which language a text is in, judged by its script and its function words. */
import { isKnownVerb, isThirdPerson } from './verb-lexicon.ts';

/** Function words that are no English words. */
const FUNCTION_WORDS: readonly (readonly [language: string, words: ReadonlySet<string>])[] = (
	[
		[
			'German',
			'und die der das ist nicht mit für von wir ihr ihre ihren sie ich ein eine einen einer dem den des auf zu im zum zur bei aus nach wie sind haben hat oder auch sich vom unsere unser unserer als bis werden wird ohne über durch',
		],
		[
			'French',
			'le la les des du et est un une pour dans avec sur nous vous votre vos notre nos au aux qui que ce cette sont par plus pas ne de en leur leurs ses son sans chez ou',
		],
		[
			'Spanish',
			'el la los las un una y es de del que en con para por su sus se nos nuestro nuestra nuestros nuestras como más al lo está son pero sin cada usted ustedes hemos',
		],
		[
			'Italian',
			'il lo la gli le un una e è di del della dei delle che con per da nel nella ci non sono siamo nostro nostra nostri vostro vostra come più anche si al alla senza ogni',
		],
		[
			'Portuguese',
			'o os as um uma e é de do da dos das que em com para por no na nos nas não seu sua nosso nossa mais se ao à são como sem cada você',
		],
		[
			'Dutch',
			'de het een en van ik wij we je jij uw onze ons met voor op te dat die niet zijn aan door bij ook als naar uit om er wordt worden zonder hun heeft hebben maar doen',
		],
		[
			'Polish',
			'i w z na do się nie jest że dla o od po jak to są oraz przez który która które nasz nasza nasze wasz wasze bez ich lub przy naszych',
		],
		[
			'Swedish',
			'och att det som en ett är på för med av till den vi ni inte har om från era vår våra eller så kan utan alla era',
		],
		['Danish', 'og at det som en et er på for med af til den vi ikke har om fra jeres vores eller så kan uden alle'],
	] as const
).map(([language, words]) => [language, new Set(words.split(' '))]);

/** Endings and letters that tell related languages apart. */
const MARKS: Readonly<Record<string, RegExp>> = {
	German: /ß|(?:ung|keit|heit|lich)(?!\p{L})/giu,
	French: /[èêçœ]|(?<!\p{L})[ldnscq]['’](?=\p{L})|eaux?(?!\p{L})/giu,
	Spanish: /ñ|(?:ción|ciones|dad|amos|emos|imos|entes?)(?!\p{L})/giu,
	Italian: /(?:zione|zioni|iamo|tà|enti|anti)(?!\p{L})/giu,
	Portuguese: /[ãõ]|(?:ção|ções|dade)(?!\p{L})/giu,
	Dutch: /ij|(?:heid|lijk|ingen)(?!\p{L})/giu,
	Polish: /[ąęłńśźż]/giu,
	Swedish: /[åä]/giu,
	Danish: /[æø]/giu,
};

const ENGLISH = new Set(
	`a about after all an and are as at be been before but by can did do does each every for from get had has have how i if in
	into is it its last more most my no not nobody of on one or our out over own per so such than that the their them then
	there they this to too two until up us was we were what when where which who will with without you your any no only`.split(
		/\s+/,
	),
);

const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
	['Greek', /\p{Script=Greek}/u],
	['Ukrainian', /[іїєґ]/iu],
	['Russian', /\p{Script=Cyrillic}/u],
	['Arabic', /\p{Script=Arabic}/u],
	['Hebrew', /\p{Script=Hebrew}/u],
	['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
	['Korean', /\p{Script=Hangul}/u],
	['Chinese', /\p{Script=Han}/u],
];

/** Below this share of English function words a text of some length is not English. */
const FEWEST_ENGLISH = 1 / 9;
const LONG_ENOUGH = 6;
/** Below this share of words that look English a list of things is not English. */
const FEWEST_ENGLISH_LOOKING = 1 / 4;

/** Letters and endings that other languages hardly have. */
const ENGLISH_SPELLING = /(?:ings?|ers?|ly|ty)$|[st]h|oo|ee|ck/;

function looksEnglish(word: string): boolean {
	return /^[a-z]+$/.test(word) && (ENGLISH_SPELLING.test(word) || isKnownVerb(word) || isThirdPerson(word));
}

/** The language of a text that is not English, "another language" where it cannot be named, or null for English. */
export function foreignLanguage(text: string): string | null {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const foreign = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0;
	if (foreign > 1 && foreign > letters / 10) {
		return SCRIPTS.find(([, script]) => script.test(text))?.[0] ?? 'another language';
	}
	const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
	const english = words.filter((word) => ENGLISH.has(word)).length;
	const [best] = FUNCTION_WORDS.map(([language, set]) => {
		const count = words.filter((word) => set.has(word) && !ENGLISH.has(word)).length;
		return { language, count, marks: text.match(MARKS[language] ?? /$^/)?.length ?? 0 };
	}).toSorted((one, other) => other.count + other.marks - (one.count + one.marks));
	if (best !== undefined && best.count >= 2 && best.count > english) return best.language;
	if (words.length < LONG_ENOUGH || english / words.length >= FEWEST_ENGLISH) return null;
	// "Boiler repairs, bathrooms, emergency plumbing": a list of things has no function words, English or others.
	const isList = /,[^,]+,/.test(text) && /^[\p{ASCII}’]*$/u.test(text);
	if (isList && best !== undefined && best.count + best.marks === 0) return null;
	return words.filter(looksEnglish).length / words.length < FEWEST_ENGLISH_LOOKING ? 'another language' : null;
}
