import { figuresIn } from '#evidence/figures.ts';
import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { splitSentences } from '#language/sentences.ts';
import { ended } from '#prose/sentences.ts';

/** The member's additional context, sentence by sentence, as the proposal may use it. */
export interface Notes {
	prices: readonly string[];
	terms: readonly string[];
	times: readonly string[];
	/** What is offered besides, as sentences. */
	scope: readonly string[];
	/** What may be bought by itself, e.g. "A pilot alone". */
	possible: readonly string[];
	/** What has to be asked, e.g. "who signs at TechFlow". */
	asks: readonly string[];
	/** Words and figures that may not stand anywhere in the output, lower case. */
	bans: readonly string[];
	/** Sentences that are for the member alone. */
	kept: readonly string[];
}

const BAN =
	/^(?:please )?(?:do not|don't|never|avoid|no|not|leave out|without|skip|omit)\b(?: (?:to )?)?(?:mention(?:ing)?|repeat(?:ing)?|us(?:e|ing)|say(?:ing)?|includ(?:e|ing)|quot(?:e|ing)|nam(?:e|ing)|promis(?:e|ing)|talk(?:ing)? about|bring(?:ing)? up|writ(?:e|ing)|put(?:ting)? in|refer(?:ring)? to)?\b/i;
const BAN_ANYWHERE =
	/\b(?:must not|should not|may not|shouldn't|mustn't|better not) (?:be )?(?:mention|name|appear|repeat|quote|use|say)\w*/i;
const TONE = /^(?:tone|style|voice|language|format|length|keep (?:it|the (?:tone|text|proposal)))\b|\bsuperlatives\b/i;
const PRIVATE =
	/\b(?:between us|internal(?:ly)?|confidential|secret|off the record|my (?:cost|margin|floor)|our (?:cost|margin|floor)|walk[- ]?away|bottom line|at (?:the )?lowest|go (?:down|as low)|not go below|don't tell|do not tell|i (?:think|feel|suspect|believe|doubt|guess)|seems?|nervous|annoying|difficult (?:man|woman|person))\b/i;
/** Figures of a private remark that may not reach the client; its days and weeks tell nothing. */
const SECRET = new Set(['money', 'percent']);
const ASK =
	/\b(?:(?:still )?(?:need|have|want) to (?:hear|know|learn|find out|ask|confirm|check|clarify)|(?:don't|do not) (?:yet )?know|(?:is|are) (?:still )?(?:unknown|open|unclear)|to be (?:confirmed|clarified|agreed))\b/i;
const NO_PRICE = /\b(?:no|not a|without a) (?:price|prices|figure|quote)\b/i;
const POSSIBLE = /^(.{3,90}?) (?:is|are|would be) (?:also )?possible\b/i;
const ALSO = /^(?:we|i) (?:can|could) (?:also )?(?:offer|do|start with|begin with) (.{3,90}?)[.!]?$/i;
const TERM =
	/\b(?:terms?|contract|notice|billed|billing|payments?|deposit|invoiced?|refund|cancel|stop|guarantee|warranty|months? minimum|minimum)\b/i;
const MONEY =
	/[$£€]\s?\d|\b\d[\d,.]*\s?(?:dollars|pounds|euros|usd|gbp|eur|k\b)|\b(?:free of charge|for free|discount)\b/i;
const TIME = /\b(?:start|begin|ready|live|deliver\w*|takes?|weeks?|days?|months?|earliest|from|by|on)\b/i;
const OURS =
	/^(?:we|our|i|the|it|includes?|included|a|an|every|each|all|support|training|setup|set-up|installation|[A-Z]\w+ (?:includes?|can|will|is|may))\b/i;
const LABEL = /^(?:prices?|pricing|terms?|scope|note|timing|payment|contract|offer)\s*:\s*/i;
const ABOUT_US = /\b(?:i|me|my)\b/i;

function sentences(text: string): string[] {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, ''))
		.flatMap(splitSentences)
		.map((sentence) => sentence.trim())
		.filter((sentence) => /\p{L}/u.test(sentence));
}

const PLAIN = new Set(
	'the a an any our their his her my your of to in on about for with or and that this it them figure figures number numbers price prices name names claim claims'.split(
		' ',
	),
);

/** What a ban names: its figures, what stands in quotation marks, names, and else the words behind the verb. */
function banned(sentence: string): string[] {
	const rest =
		sentence.replace(BAN, '').split(/(?:,|;|\bbecause\b|\bsince\b|\bas (?:we|i|it|they)\b|\buntil\b)/i)[0] ?? '';
	const figures = figuresIn(rest).map(({ text }) => text);
	const marked = [...rest.matchAll(/["“‘']([^"”’']{2,60})["”’']/g)].map((found) => found[1] ?? '');
	const names = [...rest.matchAll(/\b\p{Lu}[\p{L}\p{N}&'’-]+(?: \p{Lu}[\p{L}\p{N}&'’-]+)*/gu)].map(([name]) => name);
	const named = [...figures, ...marked, ...names];
	if (named.length > 0) return named;
	const words = rest.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
	const told = words.filter((word) => !PLAIN.has(word.toLowerCase()));
	return told.length === 0 || told.length > 6 ? [] : [told.join(' ')];
}

/** "[add …]" words out of "We need to hear who approves this at Hollow Mill." */
function asked(sentence: string): string {
	const open = /^(.{3,80}?) (?:is|are) (?:still )?(?:unknown|open|unclear|to be \w+)\b/i.exec(sentence)?.[1];
	if (open !== undefined) return decapitalize(open);
	const found = ASK.exec(sentence);
	const rest = found === null ? '' : sentence.slice(found.index + found[0].length);
	return rest
		.replace(/^(?: from (?:them|you))? (?:whether|if) /i, ' whether ')
		.replace(/(?<![.!?])[.!?]+$/, '')
		.replace(/[[\]]/g, '')
		.trim();
}

function possibilities(sentence: string): string[] {
	const found = POSSIBLE.exec(sentence)?.[1] ?? ALSO.exec(sentence)?.[1];
	if (found === undefined || /\bnot\b/i.test(found)) return [];
	return found
		.split(/,? and |, | or /)
		.map((part) => part.trim())
		.filter((part) => part.length > 2)
		.map((part) => capital(part));
}

type Kind = keyof Omit<Notes, 'bans' | 'possible' | 'asks'>;

function kindOf(sentence: string): Kind {
	if (PRIVATE.test(sentence) || ABOUT_US.test(sentence.replace(/^I (?=can|will)/, ''))) return 'kept';
	if (MONEY.test(sentence)) return 'prices';
	if (TERM.test(sentence)) return 'terms';
	if (!OURS.test(sentence)) return 'kept';
	return TIME.test(sentence) && figuresIn(sentence).some(({ kind }) => kind === 'date' || kind === 'duration')
		? 'times'
		: 'scope';
}

/** "We can start …" where the member wrote "I can start …". */
function asOurs(sentence: string): string {
	const plain = sentence.replace(LABEL, '').replace(/^I (?=can|will)/, 'We ');
	return ended(capital(plain));
}

export function notesOf(context: string): Notes {
	const notes = {
		prices: [] as string[],
		terms: [] as string[],
		times: [] as string[],
		scope: [] as string[],
		possible: [] as string[],
		asks: [] as string[],
		bans: [] as string[],
		kept: [] as string[],
	};
	for (const sentence of sentences(context)) {
		const plain = sentence.replaceAll('’', "'");
		if (TONE.test(plain)) continue;
		const options = possibilities(plain);
		if (BAN.test(plain) || BAN_ANYWHERE.test(plain)) notes.bans.push(...banned(plain));
		else if (options.length > 0) notes.possible.push(...options);
		else if (ASK.test(plain)) notes.asks.push(asked(plain));
		else if (NO_PRICE.test(plain)) notes.kept.push(sentence);
		else {
			const kind = kindOf(plain);
			notes[kind].push(kind === 'kept' ? sentence : asOurs(sentence));
			if (PRIVATE.test(plain))
				notes.bans.push(...figuresIn(plain).flatMap(({ kind, text }) => (SECRET.has(kind) ? [text] : [])));
		}
	}
	return {
		...notes,
		asks: notes.asks.filter((ask) => ask !== ''),
		bans: [...new Set(notes.bans.map((ban) => ban.toLowerCase()))].filter((ban) => ban.length > 1),
	};
}
