import { figuresIn } from '#evidence/figures.ts';
import { splitSentences } from '#language/sentences.ts';

/** The member's additional context, sentence by sentence, as the proposal may use it. */
export interface Notes {
	/** On price, payment and notice. */
	terms: readonly string[];
	/** On what is offered besides. */
	offers: readonly string[];
	/** What the member still has to find out. */
	open: readonly string[];
	/** Words and figures that may not stand anywhere in the output, lower case. */
	bans: readonly string[];
}

const BAN =
	/^(?:please )?(?:do not|don't|never|avoid|leave out|without|skip|omit)\b(?: (?:to )?)?(?:mention(?:ing)?|repeat(?:ing)?|us(?:e|ing)|say(?:ing)?|includ(?:e|ing)|quot(?:e|ing)|nam(?:e|ing)|promis(?:e|ing)|talk(?:ing)? about|bring(?:ing)? up|refer(?:ring)? to)?\b/i;
const PRIVATE =
	/\b(?:between us|internal(?:ly)?|confidential|secret|my (?:cost|margin|floor)|our (?:cost|margin|floor)|walk[- ]?away|at (?:the )?lowest|i (?:think|feel|suspect|believe|doubt|guess)|seems?|tone|we (?:still )?need to|unknown|to be confirmed)\b/i;
const OPEN =
	/\b(?:we|i) (?:still )?(?:need|have) to (?:know|ask|find out|check|clear up)\b|\b(?:to be confirmed|still open)\b/i;
const TERMS =
	/[$£€]\s?\d|\b\d[\d,.]{0,20}\s?(?:dollars|pounds|euros|usd|gbp|eur|k\b)|\b(?:terms?|contract|notice|billed|payments?|deposit|invoiced?|refund|cancel|guarantee|discount|minimum)\b/i;
const OURS = /^(?:we|our|the|it|includes?|support|training|set-?up|a|an|every|each|all)\b/i;

export function notesOf(context: string): Notes {
	const sentences = context
		.split(/[\n\r]+/)
		.flatMap(splitSentences)
		.map((sentence) => sentence.trim().replaceAll('’', "'"))
		.filter((sentence) => /\p{L}/u.test(sentence));
	const bans = sentences.filter((sentence) => BAN.test(sentence)).flatMap(banned);
	const told = sentences.filter((sentence) => !BAN.test(sentence) && !PRIVATE.test(sentence) && !OPEN.test(sentence));
	return {
		terms: told.filter((sentence) => TERMS.test(sentence)),
		offers: told.filter((sentence) => !TERMS.test(sentence) && OURS.test(sentence)),
		open: sentences.filter((sentence) => OPEN.test(sentence)),
		bans: [...new Set(bans.map((ban) => ban.toLowerCase()))].filter((ban) => ban.length > 1),
	};
}

/** What a ban names: its figures, what stands in quotation marks, names, and else the few words behind the verb. */
function banned(sentence: string): string[] {
	const rest = sentence.replace(BAN, '').split(/,|;|\bbecause\b|\bsince\b|\buntil\b/i)[0] ?? '';
	const figures = figuresIn(rest).map(({ text }) => text);
	const marked = [...rest.matchAll(/["“]([^"”]{2,60})["”]/g)].map((found) => found[1] ?? '');
	const names = [...rest.matchAll(/\b\p{Lu}[\p{L}\p{N}&'’-]+(?: \p{Lu}[\p{L}\p{N}&'’-]+)*/gu)].map(([name]) => name);
	const named = [...figures, ...marked, ...names];
	if (named.length > 0) return named;
	const words = rest.replace(/\b(?:the|a|an|any|our|their|his|her|my|your)\b/gi, ' ').match(/[\p{L}\p{N}'’-]+/gu) ?? [];
	return words.length === 0 || words.length > 6 ? [] : [words.join(' ')];
}

/** Whether a text holds any of the banned words, as whole words. */
export function banCheck(bans: readonly string[]): (text: string) => boolean {
	const whole = bans.map((ban) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(ban)}(?![\\p{L}\\p{N}])`, 'iu'));
	return (text) => whole.some((pattern) => pattern.test(text));
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
