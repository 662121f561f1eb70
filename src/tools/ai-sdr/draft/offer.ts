import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { ownSentences, shortened } from '#language/own-words.ts';
import { hasVerb, secondPersonVerb } from '#language/verbs.ts';
import { isEnglish } from '#prose/email/english.ts';
import type { SdrInput } from '../contract.ts';

/** What the member sells, in sentences from the form that fit into a message. */
export interface Offer {
	/** What it does. */
	does: readonly string[];
	/** Terms and limits, recognised by their words. */
	details: readonly { kind: DetailKind; sentence: string }[];
	/** Results and other proof. */
	proof: readonly {
		sentence: string;
		figure: boolean;
		/** Whether it tells of a change rather than a reputation. */
		measured: boolean;
		told: string;
	}[];
}

export type DetailKind = 'time' | 'control' | 'keeps' | 'price' | 'scope';

const KINDS: readonly [DetailKind, RegExp][] = [
	[
		'price',
		/[$£€]\s?\d|\b(?:month[- ]to[- ]month|per (?:month|seat|user|year)|a month|fees?|prices? (?:is|are|starts?)|charged?|pilot|free trial|refund\w*|cancel at|monthly)\b/i,
	],
	[
		'control',
		/\b(?:approv\w+|a person|human|review\w*|sign(?:s|ed)? off|listens?|nothing (?:is|goes|leaves)|before (?:it|anything)|confirm\w*|audit\w*|encrypt\w*|secure\w*|hipaa|gdpr|soc 2)\b/i,
	],
	[
		'time',
		/\b(?:set-?up|install\w*|onboard\w*|live|roll-?out|takes?|within)\b.{0,40}\b(?:minutes?|hours?|days?|weeks?|months?)\b/i,
	],
	['keeps', /\b(?:keeps?|existing|already|own|works? with|connects?|integrat\w+|no new|stays?|alongside|on top of)\b/i],
];

const LONGEST = 26;

export function offerOf(input: SdrInput, us: string): Offer {
	const value = statements(input.valueProposition, us);
	const service = statements(input.yourCompanyInfo.serviceOffering, us, value.length);
	const first = value.length > 0 ? value : service.slice(0, 1);
	const details = [...value.slice(1), ...(value.length > 0 ? service : service.slice(1))].filter(
		(sentence) => !first.slice(0, 1).includes(sentence),
	);
	return {
		does: first.slice(0, 1),
		details: unique(details).map((sentence) => ({
			kind: kindOf(sentence),
			sentence: sentence.replace(/^It (?=\p{Ll})/u, `${us} `),
		})),
		proof: proofOf(input.socialProof),
	};
}

function kindOf(sentence: string): DetailKind {
	return KINDS.find(([, signs]) => signs.test(sentence))?.[0] ?? 'scope';
}

/** The sentences of a field, each with a subject. Sentences that are too long for a message are left out. */
function statements(text: string, us: string, before = 0): string[] {
	return ownSentences(text)
		.flatMap(catchwords)
		.flatMap((sentence, index) => {
			const short = shortened(sentence, LONGEST);
			return short === null ? [] : [withSubject(short, us, before + index)];
		});
}

/** "Reads requests." → "Nightline reads requests."; "Call answering for roofers." → "Nightline, in a few words: …". */
function withSubject(sentence: string, us: string, index: number): string {
	if (!isEnglish(sentence)) return sentence;
	const [first = '', second = ''] = sentence.split(' ');
	const rest = sentence.slice(first.length);
	if (/^(?:we|our|i|it|you|your|they|the|a|an|no|each|every|nothing|nobody)$/i.test(first)) {
		const [head = ''] = sentence.split(/\s(?:that|which|who|for|to|with)\s/i);
		const isPhrase = /^(?:a|an|the)$/i.test(first) && head !== sentence && !hasVerb(head);
		const whole = !isPhrase && (index > 0 || hasVerb(sentence) || /^(?:we|i|it|you|they)$/i.test(first));
		return whole ? sentence : named(sentence, us, index);
	}
	if (sentence.startsWith(us)) return sentence;
	const subject = index === 0 ? us : 'It';
	if (isDone(first, second)) {
		return `${subject} ${first.toLowerCase()}${rest}`;
	}
	if (
		/^(?:help|give|let|make|save|get|build|provide|offer|run|automate|answer|turn|cut|reduce|deliver|handle|find|free)$/i.test(
			first,
		)
	) {
		return `We ${first.toLowerCase()}${rest}`;
	}
	return hasVerb(sentence) ? sentence : named(sentence, us, index);
}

const NO_VERBS = /^(?:sales|operations|analytics|business|services|logistics|news|this|always|process|less)$/i;

/**
 * Whether a sentence that begins with these two words lacks its subject: "Issues certificates" does, "Chatbots for"
 * does not.
 */
function isDone(first: string, second: string): boolean {
	if (!/^\p{L}{2,}s$/u.test(first) || NO_VERBS.test(first) || /^(?:are|were|will|can|have)$/.test(second)) return false;
	if (secondPersonVerb(first) !== null) return true;
	return (
		/^\p{Ll}{3,}$/u.test(second) &&
		!/^(?:for|and|with|that|which|who|from|into|about|training|building|management)$/.test(second)
	);
}

/**
 * Turns a noun phrase into a sentence: "Nightline is an assistant that …", "What we offer: call answering for roofers."
 */
function named(phrase: string, us: string, index: number): string {
	const [first = ''] = phrase.split(/[\s,]/);
	const plain = /^(?:\p{Lu}\p{Ll}*)$/u.test(first) ? `${first.toLowerCase()}${phrase.slice(first.length)}` : phrase;
	if (/^(?:a|an|the) /.test(plain)) return index === 0 ? `${us} is ${plain}` : `It is ${plain}`;
	return index === 0 ? `What we offer: ${plain}` : `Part of it: ${plain}`;
}

/** Turns a list of catchwords into sentences: "live in ten days, month to month" → "It is live in ten days." … */
function catchwords(sentence: string): string[] {
	const parts = sentence.replace(/\.$/, '').split(/,\s+/);
	const told = parts.map((part) => {
		if (/^(?:live|ready|set up|installed|running) (?:in|within)\b/i.test(part)) return `It is ${decapitalize(part)}.`;
		if (/^(?:month[- ]to[- ]month|monthly|pay(?:able)? \w+|by the month)\b/i.test(part))
			return `It runs ${decapitalize(part)}.`;
		if (/^no \p{L}/iu.test(part)) return `There is ${decapitalize(part)}.`;
		return null;
	});
	if (parts.length < 2 || told.every((one) => one === null)) return [sentence];
	const rest = parts.filter((_, index) => told[index] === null).join(', ');
	return [...(rest === '' ? [] : [`${rest}.`]), ...told.filter((one) => one !== null)];
}

const FIGURE = /\d|\b(?:half|twice|doubled?|tripled?|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i;

const MOVED = /\b(?:fell|rose|went|grew|dropped|came|took|made|gained|won|answered|booked|cut|saved)\b/i;
const CHANGE =
	/\b(?:from|to|fell|rose|went|grew|cut|dropped|reduced|saved?|doubled|halved|instead of|less|fewer|more|took|won|booked|renewed|recovered|within|faster|up|down)\b|%/i;

/** "Lakeside: missed calls fell …" → "At Lakeside, missed calls fell …". */
function proofOf(text: string): Offer['proof'] {
	return ownSentences(text).flatMap((sentence) => {
		const short = shortened(sentence, LONGEST + 8);
		if (short === null) return [];
		const told = short.replace(/\.$/, '');
		const [, label = '', rest = ''] = /^([^:]{2,50}): (.+)$/.exec(told) ?? [];
		const figure = FIGURE.test(told);
		const measured = figure && (CHANGE.test(told) || /\d.*\d/.test(told));
		if (label !== '' && hasVerb(`It ${rest}`)) return [{ sentence: `At ${label}, ${rest}.`, figure, measured, told }];
		if (label !== '') return [{ sentence: `From ${label}: ${rest}.`, figure, measured, told }];
		const says = !isEnglish(told) || MOVED.test(told) || hasVerb(told) || /^(?:we|our)\b/i.test(told);
		return [
			{ sentence: says ? `${capital(told)}.` : `What speaks for us: ${inRunningText(told)}.`, figure, measured, told },
		];
	});
}

/** Lowers the first letter if the first word is an ordinary one that ends like a verb or an adjective. */
function inRunningText(text: string): string {
	return /^(?:Trusted|Used|Rated|Featured|Certified|Over|More|About|Average|Based|Winner|Awarded|Chosen|Backed)\b/.test(
		text,
	)
		? decapitalize(text)
		: text;
}

function unique(items: readonly string[]): string[] {
	return [...new Map(items.map((item) => [item.toLowerCase(), item])).values()];
}
