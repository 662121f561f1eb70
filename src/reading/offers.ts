import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { isReadable, withoutOpener } from './brief.ts';
import { anyOf } from './cues/any-of.ts';
import { SELLER_PROMISE } from './cues/closing.ts';
import { CLAIM_ONLY } from './cues/handling.ts';
import { AGREES, JARGON, SUMMARY } from './cues/speech.ts';
import { DELIVERY_ANSWER } from './cues/time.ts';
import type { CallFacts } from './facts.ts';
import type { Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import { confirmedTurn, sumsUp } from './summary.ts';
import { asksForDelivery, delivered } from './times.ts';
import type { TurnFacts } from './turn.ts';

/** What the salesperson said the offer does, in sentences that can stand in a text for the client. */
export interface Offered {
	/** What it does, the terms, what protects the client, or how long it takes. */
	kind: 'does' | 'terms' | 'safety' | 'time';
	remark: Remark;
	/** Verbatim but for an opener such as "So," and the capital letter behind it. */
	text: string;
	/** What an "It" at its beginning stands for, e.g. "Pawline"; empty where the words stand by themselves. */
	subject: string;
	/** Whether it can only be understood behind the question that it answers. */
	bound: boolean;
}

const FEWEST_WORDS = 5;
const MOST_WORDS = 45;

/** Says how others fare, how good it is, or what it earns: claims that a proposal would have to prove. */
const CLAIM = anyOf(
	'typically',
	'most (?:of )?(?:our |my )?(?:clients|customers|people|practices|companies|firms|owners|teams)',
	'(?:our|my) (?:clients|customers) (?:usually|see|say|tell|love|think)',
	`(?:clients|customers|companies|practices|firms|shops|teams|people) (?:just )?like (?:yours|you)`,
	"(?:we|i)(?:'ve| have)? (?:seen|see|had|done this|worked with|helped|connected)",
	'(?:one|two|three|some|many|another) (?:of (?:our|my|the) )?(?:clients?|customers?|practices?|companies)',
	'best',
	'leading',
	'loves?',
	'guarantee results',
	'confident',
	'roi',
	'return on',
	'revenue',
	'worth it',
	'real value',
	'tends? to',
	'seems?',
	'looks? like',
	"(?:you|we) can't",
	'no way',
	'in the area',
	'never paid',
	'faster cycles',
	'pays? for itself',
	'paid for itself',
	'(?:save|saves|saving) (?:you|your|them|about|at least|up to|money|hours|\\d)',
	'on average',
	'usually (?:bring|see|cut|save|get)',
	'\\d+ ?(?:%|percent)',
);
/** Belongs to the conversation, not to what is offered. */
const TALK = anyOf(
	"(?:i|we)(?:'d| would)? (?:understand|appreciate|hear|see|agree|think|guess|suppose|hope|know|mean|wonder|remember|noticed|wanted|was|am|like to)",
	"i(?:'m| am)(?: not)? (?:sorry|glad|happy|sure|calling|afraid|just|going)",
	"you(?:'ve| have)? (?:said|told|mentioned|asked|wrote|described|filled|just said)",
	'thank',
	'thanks',
	'sorry',
	'congratulations',
	'of course',
	'my name',
	'(?:good|great|fair|nice|lovely) (?:question|point|worry|to (?:meet|hear|know))',
	'walk you through',
	'(?:show|tell|ask|explain to|talk to|call|ring|e-?mail|send|give) (?:you|me|us|him|her|them|helen)',
	"let(?:'s| me| us)",
	'stop me',
	'talk about',
	'how are you',
	'is this',
	'this is',
	'does that',
	'would you',
	'would help',
	'invitation',
	'invite',
	'in (?:my|the) calendar',
	'speak (?:soon|then|on)',
	'see you',
	'to be sure',
	'back to that',
	'if i',
	"i(?:'ll| will)",
	'i can',
	"i(?:'d| would)",
	'somebody else',
	'the number of',
	'by (?:monday|tuesday|wednesday|thursday|friday|tomorrow|tonight)',
	'today',
	'tomorrow',
	'good (?:morning|afternoon|evening|luck)',
	'bear with me',
	'your (?:name|number|address|postcode|account)',
);
const OFFER_SUBJECT =
	/^(?:(?:for|with|in|on|at|before|after|once|when|whenever|if|every|each|from|during|as soon as|week|day|month|first|second|third|then|afterwards|at the end|step)\b[^,.]{0,70}, ?)?(?:and )?(?:we|it|our|you|your|the|each|every|everything|everybody|nobody|nothing|all|a|an|there(?:'s| is| are)|week|month|day|step|first|second|third|setting|installation|training|delivery)\b/i;
/** A noun as the subject: the product's name, "Shops that …"; but nothing that only counts or agrees. */
const NOUN_SUBJECT =
	/^(?!(?:Many|Most|Some|Few|Several|Others|People|Exactly|Sure|Right|Maybe|Usually|Well|What|How|When|Where|Who|Why|Good|Great|Fair|Thank|Anything|Something|Someone|Somebody|Got|Just|Only|Mostly|Again|Here|Unfortunately|Actually|Normally|Practices|Companies|Clients|Customers|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\w+teen|\w+ty)\b)\p{Lu}[\p{L}\p{N}&-]+ /u;
const DOES =
	/\b(?:(?:it|we|you|they|nobody|nothing|everybody|everything(?: else)?|each|(?:each|every|our|your|the|a|an|both) [\w'-]+(?: [\w'-]+)?|[A-Z][\w&-]+(?: [a-z]+)?)(?: also| then| only| never| always| just| still| already| even)? (?:can|will|do|don't|doesn't|have|get|pay|need|are|see|(?!(?:was|is|this|says|does|us|as|his|its|yes|always)\b)[a-z]{2,}s)\b|(?:we|it|you)'ll (?!be able)\w+|(?:is|are|gets?|be) (?:\w+ed|cut|kept|sent|built|written|read|done|set up|made|held|put|shown))|^[A-Z][a-z]{2,}s(?: who \w+| that \w+)? (?!of|and|or|in|on|at|for|to|with|like|from|as|about|were|had)[a-z]{3,}/;
const PAST =
	/\b(?:was|were|had|did|went|took|said|told|wanted|thought|got|came|could|used to)\b|^(?:it|that|we|you)(?:'d| would)\b/i;
/** A past tense further back belongs to a clause about something else. */
const HEAD = 40;
const SAFETY = anyOf(
	'way out',
	'pay nothing',
	"(?:don't|doesn't|do not) pay",
	'money back',
	'refund',
	'cancel',
	'switch (?:it|that|them) off',
	'before (?:you|anything|we) (?:sign|pay|start|go)',
	'test the',
	'(?:stop|leave|quit) (?:at any time|any time|whenever|after|at the end)',
	'warranty',
	'insured',
	'encrypted',
	'(?:stays?|kept|stored|keep) (?:in|with|on) (?:your|the|this|london|our)',
	'approve',
	'still (?:move|change|decide|override)',
	'by hand',
	'no obligation',
	"if (?:it|that|they) (?:doesn't|don't|isn't|fails?)",
	'nothing (?:is|gets) (?:sent|changed|deleted|signed|booked) (?:without|until|before)',
	'nobody (?:else )?(?:sees|reads|can see)',
);
const TERMS = anyOf(
	'notice',
	'contract',
	'minimum term',
	'months? to month',
	'by the month',
	'tied in',
	'deposit',
	'invoiced?',
	'payment',
	'(?:half|rest|balance) (?:on|when|at)',
	'billed',
	'no (?:subscription|minimum|set-?up fee)',
);
/** Openings that point back at words which a reader of the proposal does not have. */
const POINTS_BACK =
	/^(?:if (?:that|this|so)|(?:for|with|in|of|on|to|after|before) (?:those|these|them|that|this)|that|this|those|these|which|who|because|or|but|he|she|him|her|same|so far|no|yes|not)\b/i;
/** Fit to stand behind a question only, unless it is known what they mean. */
const PRONOUN = /^(?:it|they)\b/i;
/** "What we build is one intake desk." */
const INTRODUCES =
	/^what (?:we|i) (?:offer|build|do|make|sell|install|run|supply|provide)(?: \w+)? is (?:an? |one |the )?(?!to\b|that\b|this\b)(\p{L}[^,.;:]{2,40})\.$/iu;
const NAMED_SUBJECT =
	/^(?!(?:We|You|They|It|I|He|She|That|This|There|And|But|So|If|When|Each|Every|Everything|Nothing|Nobody|Your|Our|Week|Day|Month|Step|First|Second|Two|Three)\b)((?:The )?\p{Lu}[\p{L}\p{N}&-]+) [a-z]{2,}s\b/u;
const REFERS = /\b(?:the two|the one) (?:i|we) (?:mentioned|said)\b|\bas i said\b/i;
const HESITATES = /\b(?:maybe|perhaps|probably|hopefully|i guess|sort of|kind of|something like)\b/i;

/** The opening capital hides the articles; a name as the subject needs it. */
function does(folded: string): boolean {
	return DOES.test(folded) || DOES.test(decapitalize(folded));
}

function hasJargon(text: string): boolean {
	const lower = text.toLowerCase();
	return JARGON.some((word) => lower.includes(word.toLowerCase()));
}

function isTalk(remark: Remark): boolean {
	const { folded } = remark;
	return (
		TALK.test(folded) ||
		SUMMARY.test(folded) ||
		SELLER_PROMISE.test(folded) ||
		REFERS.test(folded) ||
		HESITATES.test(folded) ||
		AGREES.test(folded.slice(0, 14).replace(/^(?:so|and|well),? /i, ''))
	);
}

function isClaim(remark: Remark): boolean {
	return CLAIM.test(remark.folded) || CLAIM_ONLY.test(remark.folded) || hasJargon(remark.text);
}

function standing(remark: Remark): string {
	const text = withoutOpener(remark.text.trim());
	return capital(text);
}

function kindOf(facts: CallFacts, remark: Remark): Offered['kind'] {
	if (SAFETY.test(remark.folded)) return 'safety';
	if (TERMS.test(remark.folded)) return 'terms';
	return delivered(facts, remark) === null && !/^(?:week|day|month|step)\b/i.test(remark.folded) ? 'does' : 'time';
}

/** How long something takes, also in answer to that question and without a verb: "Two weeks from kick-off to live." */
function tellsTime(facts: CallFacts, remark: Remark): boolean {
	if (!remark.figures.some(({ kind }) => kind === 'duration')) return false;
	if (delivered(facts, remark) !== null) return true;
	const before = facts.turns[remark.turn - 1];
	const asked = before?.side === 'prospect' && asksForDelivery(before);
	return asked && remark.turn === before.index + 1 && DELIVERY_ANSWER.test(remark.folded) && !TERMS.test(remark.folded);
}

/** What "It" means in a remark: the product that the same turn named last. */
function subjectOf(facts: CallFacts, remark: Remark): string {
	const turn = facts.turns[remark.turn];
	const at = turn === undefined ? -1 : remark.index - (turn.remarks[0]?.index ?? 0) - 1;
	return turn === undefined ? '' : (subjectsOf(turn)[at] ?? '');
}

/** For each remark of a turn what an "It" right behind it means. */
const subjectsOf = remembered(({ remarks }: TurnFacts): string[] => {
	const subjects: string[] = [];
	for (const remark of remarks) {
		const plain = standing(remark);
		const thing = INTRODUCES.exec(plain)?.[1];
		const named = thing === undefined ? NAMED_SUBJECT.exec(plain)?.[1] : `The ${thing}`;
		const goesOn = /^(?:it|if|when|your|our|you|we)\b/i.test(plain);
		subjects.push(named ?? (goesOn ? (subjects.at(-1) ?? '') : ''));
	}
	return subjects;
});

function offered(facts: CallFacts, remark: Remark): Offered | null {
	if (remark.text.includes('?') || remark.words < FEWEST_WORDS || remark.words > MOST_WORDS) return null;
	if (remark.figures.some(({ kind }) => kind === 'money') || isTalk(remark) || isClaim(remark)) return null;
	const text = standing(remark);
	const folded = text.replaceAll('’', "'");
	if (!isReadable(text) || POINTS_BACK.test(folded) || !/[.!]$/.test(text)) return null;
	if (tellsTime(facts, remark)) return { kind: 'time', remark, text, subject: '', bound: false };
	if (INTRODUCES.test(folded)) return { kind: 'does', remark, text, subject: '', bound: false };
	const isSubject = OFFER_SUBJECT.test(folded) || NOUN_SUBJECT.test(text) || /^they\b/i.test(folded);
	if (!isSubject || !does(folded) || PAST.test(folded.slice(0, HEAD))) return null;
	const kind = kindOf(facts, remark);
	const subject = /^it\b/i.test(folded) ? subjectOf(facts, remark) : '';
	const first = facts.turns[remark.turn]?.remarks[0]?.index === remark.index;
	const asked = (facts.turns[remark.turn - 1]?.questions ?? 0) > 0;
	const unnamed = first && asked && PRONOUN.test(folded) && subject === '' && kind !== 'terms';
	const bound = /^they\b/i.test(folded) || unnamed;
	return { kind, remark, text, subject, bound };
}

const known = new WeakMap<CallFacts, readonly Offered[]>();

/** What is offered, in the order of the call; nothing that was only claimed, asked or said in passing. */
export function offersOf(facts: CallFacts): readonly Offered[] {
	const before = known.get(facts);
	if (before !== undefined) return before;
	const offers = offersIn(facts);
	known.set(facts, offers);
	return offers;
}

function offersIn(facts: CallFacts): Offered[] {
	const summed = new Set(facts.turns.filter(sumsUp).map(({ index }) => index));
	const from = confirmedTurn(facts);
	return facts.said.salesperson.flatMap((remark) =>
		remark.turn <= from || summed.has(remark.turn) ? [] : (offered(facts, remark) ?? []),
	);
}

/** The sentence with what its "It" stands for, for where it begins a text of its own. */
export function standingAlone({ text, subject }: Offered): string {
	if (subject === '') return text;
	return text.replace(/^It(?:['’]s (?=\w+ing\b)| )/, (it) => (it === 'It ' ? `${subject} ` : `${subject} is `));
}
