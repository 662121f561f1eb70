import { fill } from '#prose/fill.ts';
import type { PromptInput } from '../contract.ts';
import { fenced } from './as-given.ts';
import type { Context } from './context.ts';
import { type Kind, ON_MATERIAL } from './kind.ts';
import { PLACES } from './sentences.ts';

/** Words that point at something outside the prompt. */
export const POINTS = {
	id: 'points',
	pattern:
		/\b(?:attached|pasted|(?:I|we)(?: will|['’]ll)? paste|(?:the|this|my|our) (?:transcript|recording)|from (?:the|these|my|our) (?:[\p{L}-]+ )?(?:notes|photos|reviews|survey))\b/iu,
	finds: [
		'Check the attached list',
		'Use the text pasted in',
		'I paste the lists every Friday',
		'I will paste each inquiry',
		'We’ll paste the form',
		'Turn the transcript into a page',
		'Make a page from this transcript',
		'List what was promised in my recording',
		'Make a case study of our recording',
		'Write a post from the notes',
		'Write a post from these notes',
		'Write a page from my interview notes',
		'Describe the flat from our photos',
		'Pick quotes from the reviews',
		'List wishes from the survey',
	],
	leaves: ['Write from the heart', 'Take notes', 'Write about recording a song', 'Buy tomato paste'],
} as const;

/** A task that answers certain texts, not a person or a case that it describes. */
export const ANSWERS = {
	id: 'answers',
	pattern:
		/\b(?:reply|replies|respond|answers?|responses?)(?: (?:to|for))?(?:(?: [\p{L}-]+){0,2} (?:e-?mails|messages|letters|reviews|complaints|comments)| (?:this|the|my|our)(?: [\p{L}-]+)? (?:e-?mail|message|letter|review|complaint|comment))\b/iu,
	finds: [
		'Reply to this review',
		'Write replies to the reviews of our campsite',
		'Respond to these messages',
		'Make answers for all bad reviews',
		'Answer all emails',
		'Answer customer letters',
		'Write responses to my comments',
		'Draft a response to the complaints',
		'Answer the email of our sponsor',
		'Write an answer to my angry letter',
		'Answer our oldest message',
		'Reply to the complaint',
		'Reply to this comment',
	],
	leaves: ['Reply to a parent who wrote a letter', 'Answer a message from a client', 'Write a reply to the bank'],
} as const;

/** Signs that a context holds somebody's words: a long quote, or a label before them. */
export const HOLDS = {
	id: 'holds',
	pattern:
		/[“„"«][^“”„"«»\n]{25,}[”“"»]|^[^:\n]{0,30}\b(?:(?:e-?mail|message|letter|review|complaint|comment|text)s?|minutes|notes|wrote|writes|said|says|asked|asks)\b[^:.\n]{0,30}: ?\S/imu,
	finds: [
		'She put “the towels were wet on both days” online.',
		'He said „die Handtücher waren beide Tage nass“ to us.',
		'She put "the towels were wet on both days" online.',
		'Il dit «les serviettes étaient mouillées hier».',
		'The email: hello, is the room free?',
		'Message of Monday: is the room free?',
		'Her letter: I am leaving',
		'Reviews of May: nice',
		'The complaint: noise at night',
		'Last comment: too cold',
		'Text: we open at nine',
		'Minutes: four present',
		'My notes: five boats',
		'Ines wrote: too cold',
		'Ines writes on Monday: too cold',
		'Ines said: too cold',
		'Ines says: too cold',
		'Ines asked: is it cold?',
		'Ines asks: is it cold?',
	],
	leaves: ['Our terms: no refund', 'She wrote on 2 July because her son is ill.', 'We call it “the barn”.'],
} as const;

/** Longer than this after the first line or a colon, the task holds its text itself. */
const ENOUGH = 60;
/** A description is never the material; what has more words or several lines is none. */
const MOST_WORDS = 60;
/** So many lines below a task that works on material may be the material. */
const MANY_LINES = 4;

/** The material between tags, or the place for it; empty where the task is about none, or may hold it already. */
export function materialOf(input: PromptInput, kind: Kind, context: Context): string {
	const { task, material } = input;
	if (material !== '') {
		const isText = /[\r\n\u2028\u2029]/.test(material) || wordsOf(material) > MOST_WORDS;
		return fenced('material', isText ? material : fill(PLACES.named, { material }));
	}
	const isAsked =
		ON_MATERIAL.has(kind) ||
		[task, input.context].some((text) => POINTS.pattern.test(text)) ||
		(kind === 'answer' && ANSWERS.pattern.test(task));
	const isThere = holdsIt(input, context) || (kind !== 'answer' && mayBeIt(input.context, kind));
	return isAsked && !isThere ? fenced('material', PLACES.unnamed) : '';
}

/** Whether the text that is worked on, or the message to be answered, is in the task or the context. */
export function holdsIt(input: PromptInput, context: Context): boolean {
	return context.whole !== '' || holdsText(input.task) || HOLDS.pattern.test(input.context);
}

function mayBeIt(context: string, kind: Kind): boolean {
	const lines = context.split('\n').filter((line) => line.trim() !== '');
	return wordsOf(context) > MOST_WORDS || (kind !== 'rework' && lines.length >= MANY_LINES);
}

const wordsOf = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** Whether a task says what to do, and then holds the text to do it to. */
export function holdsText(task: string): boolean {
	const start = task.search(/[\n:]/);
	return start !== -1 && task.length - start > ENOUGH;
}
