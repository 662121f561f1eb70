import { type Figure, figuresIn } from '#evidence/figures.ts';
import { unsupportedNames } from '#evidence/names.ts';
import { splitSentences } from '#language/sentences.ts';
import type { PromptInput } from '../contract.ts';
import { DEFAULT_FORMAT } from '../options.ts';
import { type Context, readContext } from './context.ts';
import { type Kind, kindOf } from './kind.ts';
import { type Limit, limitsIn } from './limits.ts';
import { readSamples, type Samples } from './samples.ts';

/** Everything that is read from a request. Its texts are verbatim parts of the request. */
export interface Brief extends Context {
	task: string;
	kind: Kind;
	/** What to make, in the member's words: "e-mail", "landing page"; empty if the task does not say. */
	thing: string;
	/** Who it is for: "a parent", "new drivers"; empty if the task does not say. */
	reader: string;
	/** Who signs it. */
	signer: string;
	/** The questions or jobs, if the task has several. */
	parts: readonly string[];
	/** Amounts, dates, periods and counts, verbatim. */
	figures: readonly string[];
	names: readonly string[];
	/** Facts that mention a change and when it happened. */
	changes: readonly string[];
	/** Facts with both a rate and a number that it may refer to. */
	rates: readonly string[];
	/** Whether a date is given, and whether an amount of money is. */
	dated: boolean;
	priced: boolean;
	/** A fact that gives a reason. */
	reason: string;
	/** The fact closest to the task. */
	key: string;
	limits: readonly Limit[];
	format: string;
	formatIsDefault: boolean;
	samples: Samples;
	foreign: boolean;
}

const MOST_NAMED = 5;
/** Characters. A longer text is material, and nothing is looked up in it. */
const READ = 4000;

export function readBrief({ task, context, format, examples }: PromptInput): Brief {
	const read = readContext(context);
	const kind = kindOf(task, context);
	const foreign = isForeign(task);
	const limits = limitsIn([task.slice(0, READ), format, ...read.rules]);
	/** Only for a list in English do we know what is missing. */
	const isListed = read.material === '' && !foreign;
	const said = [task.slice(0, READ), ...read.facts, ...read.rules];
	const found = said.flatMap((text) => figuresIn(text));
	return {
		...read,
		task,
		kind,
		thing: foreign ? '' : thingOf(task),
		reader: readerOf(task),
		signer: signerOf([...read.facts, ...read.rules, task]),
		parts: partsOfTask(task),
		figures: figuresToKeep(found, limits),
		names: foreign ? [] : namesIn(said).slice(0, MOST_NAMED),
		changes: read.facts.filter((fact) => DATED.test(fact) && CHANGED.test(fact)),
		rates: read.facts.filter((fact) => /\d\s?%/.test(fact) && /\b\d[\d,.]{0,30}\s+\p{L}{3}/u.test(fact)),
		dated: found.some(({ kind }) => kind === 'date' || kind === 'time') || !isListed,
		priced: found.some(({ kind }) => kind === 'money') || !isListed,
		reason: (read.facts.find((fact) => REASON.test(fact)) ?? '').replace(/^(?:the )?reason:\s+/i, ''),
		key: keyFact(task, kind, read.facts),
		limits,
		format,
		formatIsDefault: format === DEFAULT_FORMAT,
		samples: readSamples(examples),
		foreign,
	};
}

const DATED =
	/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\bq[1-4]\b|\b(?:19|20)\d\d\b|\b(?:yesterday|last|this) (?:week|month|quarter|year|spring|summer|autumn|fall|winter)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const CALENDAR =
	/^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/i;
const CHANGED =
	/\b(?:stopped|started|began|added|removed|changed|moved|switched|raised|lowered|launched|dropped|cut|hired|left|closed|opened|introduced|replaced|rose|fell|increased|decreased|doubled|halved|ended)\b/i;
const REASON = /\bbecause\b|\breason\b|\bsince (?=\p{Ll})|\bdue to\b|\bso that\b|\bcaused\b/iu;

/** Nouns for things that can be made, with up to two words before them: "subject line", "five-slide deck". */
const THING =
	/^(?:[\p{L}’']+)(?: me| us)?\s+((?:a|an|the|our|my|one|two|three|four|five|six|ten|some|\d+)\s+)?((?:[\p{L}\p{N}’'-]+\s){0,3}?(?:e-?mails?|letter|message|reply|response|note|invitation|reminder|apology|posts?|thread|caption|article|essay|newsletter|press release|case study|guide|tutorial|faq|ads?|advert|landing page|product descriptions?|product page|headline|flyer|leaflet|brochure|story|poem|scene|dialogue|song|speech|toast|eulogy|script|talk|presentation|job ads?|job description|job posting|procedure|checklist|manual|instructions|runbook|handbook|proposal|quote|bid|grant application|business case|report|memo|policy|bio|cover letter|summary|plan|schedule|roadmap|agenda|itinerary|calendar|curriculum|function|component|endpoint|test|tests|query|formula|regex|names?|slogans?|taglines?|questions|survey|quiz))\b/iu;

function thingOf(task: string): string {
	const found =
		THING.exec(
			task
				.replace(/\s+/g, ' ')
				.replace(/^(?:please )?(?:come up with|put together|give me)\b/i, 'Create')
				.slice(0, 200),
		)?.[2] ?? '';
	return found
		.replace(/^(?:short|friendly|polite|good|great|clear|new|simple|brief|formal|nice|catchy)\s+/i, '')
		.trim();
}

const NO_READER_WORD =
	'(?!(?:about|that|who|which|whose|on|in|of|from|with|when|why|how|because|wants?|has|have|is|are|before|after|by|so|and|as|if|at|for|to|announcing|telling|explaining|asking|inviting|thanking|using|without|during|into|than|or|whether|what|until)\\b)';
const READERS = new RegExp(
	`\\b(?:to|for|telling|tell|informing|asking|ask|inviting|invite|reminding|remind|teach|convincing|convince)\\s+(?:(?:a|an|our|my|the|new|all|every|first-time|small|busy|potential|existing|former)\\b)(?:\\s+${NO_READER_WORD}[\\p{L}’'-]+){1,4}`,
	'iu',
);
/** "For" is followed by things as often as by people. Words that end like these are people. */
const PEOPLE =
	/(?:[^s]s|people|staff|team|crew|children|women|men|audience|customer|client|patient|parent|owner|manager|beginner|teacher|student|tenant|landlord|guest|visitor|member|donor|reader|colleague|friend|boss|buyer|user|person|child|man|woman|board|committee|council|year-olds?)$/i;
/** Words after "for" that are nobody. */
const THINGS_NOT_READERS =
	/\b(?:day|week|month|quarter|year|season|spring|summer|autumn|winter|page|site|website|blog|app|product|service|launch|event|campaign|project|shop|store|business|company|podcast|channel|use|purpose|budget|first time|following|next|back|tool|table|file|data|code|api|list|form|call|script|job|position|role|course|trip|party|wedding|conference|meeting|price|deposit|report|newsletter|camp|studio|bakery|restaurant|clinic|practice|firm|agency|school|office|hotel|garage|workshop|museum|month|sale|tax|tyre|tire|order|product|post|ad|room|house|review|request|complaint|question|message|e-?mail|inquiry|comment|ticket|letter|offer|song|poem|photo|image|picture|video|class|lesson|test|exam|hour)s?$/i;

/** Without an article, only words for people and their firms count: "to increase sales" names nobody. */
const MANY =
	/\b(?:to|for)\s+((?:(?!(?:the|a|an|our|my|all|new)\b)[\p{L}’'-]+\s){0,2}(?:customers|clients|patients|homeowners|owners|parents|teachers|students|members|tenants|neighbou?rs|guests|donors|managers|directors|buyers|readers|beginners|visitors|employees|colleagues|practices|pharmacies|clinics|firms|companies|restaurants|shops|schools|agencies|hotels|suppliers|drivers|nurses|engineers|developers|founders|freelancers|volunteers|subscribers|users|candidates|applicants))\b/iu;

function readerOf(task: string): string {
	const [found = ''] = READERS.exec(task.replace(/\s+/g, ' ').slice(0, 400)) ?? [];
	const reader = found.replace(/^\S+\s+/, '');
	if (reader === '') return MANY.exec(task.replace(/\s+/g, ' ').slice(0, 400))?.[1] ?? '';
	if (THINGS_NOT_READERS.test(reader)) return '';
	return !/^for\s/i.test(found) || PEOPLE.test(reader) ? reader : '';
}

function signerOf(texts: readonly string[]): string {
	for (const text of texts) {
		const found =
			/\b(?:[Ss]igned(?: off)? by|[Ss]ign(?:ed)? (?:it )?as|[Ss]ignature:|[Ss]igned:|it comes from|in the name of)\s+([\p{L}\p{N}][\p{L}\p{N}’'-]*(?:\s(?:&\s)?\p{Lu}[\p{L}’'-]+)*)/u.exec(
				text,
			)?.[1];
		if (found && /^\p{Lu}|\d/u.test(found)) return found;
	}
	return '';
}

const MOST_PARTS = 6;

/** "find out why A and what B" is two questions. A task of several sentences has as many jobs. */
function partsOfTask(task: string): string[] {
	const text = task.replace(/\s+/g, ' ').trim();
	if (text.length > 600) return [];
	const sentences = splitSentences(text).map(bare);
	const parts = (sentences.length > 1 ? sentences : text.split(/;\s+/)).flatMap((part) =>
		part
			.split(
				/,?(?<!\s)\s+and\s+(?=(?:then |also |by )?(?:why|what|which|who|how|when|where|whether|say|tell|suggest|list|explain|recommend|propose|name|give|rank|show|draft|write|find|check|mark|flag|sort|group|add|put)\b)/i,
			)
			.map(bare),
	);
	const kept = parts.filter((part) => part.split(' ').length > 2);
	return kept.length > 1 && kept.length <= MOST_PARTS ? kept : [];
}

function bare(text: string): string {
	return text.trim().replace(/(?<![.?!;,])[.?!;,]+$/, '');
}

/** The figures that must not be wrong, the exact kinds first. Numbers in words and bare months are left out. */
function figuresToKeep(found: readonly Figure[], limits: readonly Limit[]): string[] {
	const exact = ['money', 'percent', 'date', 'time'];
	const texts = found
		.filter(({ text }) => /\d/.test(text))
		.sort((one, other) => Number(exact.includes(other.kind)) - Number(exact.includes(one.kind)))
		.map(({ text }) => text.replace(/^(?:about|around|in|on|by|until|from|roughly)\s+/i, ''))
		.filter((text) => !limits.some((limit) => limit.text.includes(text)));
	return unique(texts).slice(0, MOST_NAMED);
}

function namesIn(texts: readonly string[]): string[] {
	return unique(unsupportedNames(texts, [])).filter(
		(name) => name.length > 1 && name.length < 40 && !CALENDAR.test(name),
	);
}

const CONTENT =
	/(?!(?:that|this|with|from|have|will|what|when|which|their|there|they|them|your|than|then|into|about|after|each|more|most|only|also|been|were|does|should|would|could)\b)\b[\p{L}\p{N}]{4,}/gu;

/** What a kind of work depends on most. */
const LEANS_ON: Partial<Record<Kind, RegExp>> = {
	refuse: /\b(?:terms?|rules?|policy|conditions?|until|only|deadline|limit)\b/i,
	announce: /\b(?:will|from|new|costs?|instead|change[sd]?)\b/i,
	remind: /\b(?:invoice|due|owes?|open|unpaid|since|agreed)\b/i,
	apologise: /\b(?:late|wrong|broke\w*|failed|missed|forgot|lost|delay\w*|mistake)\b/i,
	complain: /\b(?:ordered|arrived|broken|wrong|late|agreed|missing)\b/i,
	debug: /\b(?:fails?|lost|only|crash\w*|sometimes|always|wrong)\b/i,
	script: /\b\p{L}{1,60}ed\b/iu,
	pitch: /\b(?:more|fewer|less|saved|from \d+ to)\b/i,
	story: /\b(?:afraid|wants?|loves?|hates?|lost|never|secret)\b/i,
	copy: /\b(?:\d+ (?:out )?of|saves?|lasts?|without|tested|guarantee\w*)\b/i,
	plan: /\b(?:by|deadline|must|opens?|starts?|on)\b.*\d/i,
};

/** The fact that shares the most words with the task and says the most; the first one of equals. */
function keyFact(task: string, kind: Kind, facts: readonly string[]): string {
	const stems = (text: string) => new Set((text.toLowerCase().match(CONTENT) ?? []).map((word) => word.slice(0, 6)));
	const wanted = stems(task.slice(0, READ));
	const scored = facts
		.filter((fact) => fact.length <= LONGEST_KEY && !/^signed|[“”"]/i.test(fact))
		.map((fact) => {
			const shared = [...stems(fact)].filter((word) => wanted.has(word)).length;
			const leans = LEANS_ON[kind]?.test(fact) ? 3 : 0;
			return { fact, score: shared * 2 + Math.min(2, figuresIn(fact).length) + leans };
		});
	return scored.reduce((one, other) => (other.score > one.score ? other : one), { fact: '', score: 0 }).fact;
}

const LONGEST_KEY = 160;

/** Whether the task is in another language than the words around it. */
function isForeign(task: string): boolean {
	const words = task.toLowerCase().match(/\p{L}+/gu) ?? [];
	const english = words.filter((word) => ENGLISH.has(word)).length;
	const other = words.filter((word) => FOREIGN.has(word)).length;
	const unlike = (task.match(/[^\p{Script=Latin}\p{P}\p{N}\p{S}\s]/gu) ?? []).length > task.length / 4;
	return unlike || other > english;
}

const ENGLISH = new Set(
	'the a an of for to and in on with our my we i that which is are by from as it this write find out how why what'.split(
		' ',
	),
);
const FOREIGN = new Set(
	`der die das ein eine einen unsere unser für und mit von zu den dem ist le la les un une des pour et avec nos notre du au
	el los las una para y con nuestro nuestra del que il lo gli per di che een het voor van met en de og til på i av z na
	do dla nasz`.split(/\s+/),
);

function unique(texts: readonly string[]): string[] {
	return [...new Set(texts)];
}
