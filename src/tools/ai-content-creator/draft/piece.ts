import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { isCommand } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { AnswerKind } from '../answers.ts';
import type { ContentPiece } from '../contract.ts';
import type { ContentType, Platform } from '../options.ts';
import { lengthOn, NO_ASK, pieceText } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import type { Answer } from './material.ts';
import { ABOUT, INSTEAD, MISTAKE } from './sentences/pieces.ts';

export const isVideo = (platform: Platform) => RULES[platform].medium === 'video';
export const isPicture = (platform: Platform) => RULES[platform].medium === 'picture';

/** What an answer may be as a text, the most fitting type first. */
const TYPES_OF: Readonly<Record<AnswerKind, readonly ContentType[]>> = {
	question: ['Educational Posts', 'Tips & Tutorials'],
	mistake: ['Educational Posts', 'Tips & Tutorials'],
	opinion: ['Educational Posts'],
	result: ['Case Studies', 'Product Showcases'],
	story: ['Case Studies', 'Behind-the-Scenes'],
	steps: ['Tips & Tutorials', 'Educational Posts', 'Behind-the-Scenes'],
	check: ['Tips & Tutorials', 'Educational Posts'],
	scene: ['Behind-the-Scenes'],
	dated: ['Tips & Tutorials', 'Educational Posts'],
	offer: ['Product Showcases'],
};
const AS_VIDEO: readonly ContentType[] = ['Video Content', 'Stories & Reels'];
const AS_CARDS: readonly ContentType[] = ['Carousel Posts', 'Infographics'];

/** The first suitable type that the member chose, or else the most fitting one. */
export function typeOf(kind: AnswerKind, platform: Platform, chosen: readonly ContentType[]): ContentType {
	const asPicture = kind === 'steps' && isPicture(platform) ? AS_CARDS : TYPES_OF[kind];
	const types = isVideo(platform) ? AS_VIDEO : asPicture;
	return types.find((type) => chosen.includes(type)) ?? (types[0] as ContentType);
}

const LONGEST_TITLE = 100;
/** Less to say makes no video, and less than a beginning, a middle and an end no script. */
const FEWEST_LINES = 2;
const FEWEST_OF_SCRIPT = 3;

interface Place {
	platform: Platform;
	types: readonly ContentType[];
	time: string;
	tags: string[];
	/** The name that a question without a subject is about. */
	brand: string;
}

/** The answer as a piece for the platform; null where it is too long for it. Nothing is ever cut. */
export function pieceOf(answer: Answer, { platform, types, time, tags, brand }: Place): ContentPiece | null {
	const { first, rest } = answer;
	if (isVideo(platform) && (scriptOf(rest).length < FEWEST_LINES || first.length > LONGEST_TITLE)) return null;
	const { most, mostTitle } = RULES[platform];
	const piece: ContentPiece = {
		title: label(answer.kind === 'question' ? asked(first) : first, mostTitle),
		platform,
		contentType: typeOf(answer.kind, platform, types),
		optimalPostTime: time,
		content: contentOf(answer, platform, brand),
		hashtags: tags,
		callToAction: NO_ASK,
	};
	const isTooLong = () => lengthOn(platform, pieceText(piece)) > most;
	while (isTooLong() && piece.hashtags.length > 0) piece.hashtags = piece.hashtags.slice(0, -1);
	return isTooLong() ? null : piece;
}

/** A title is a name for the piece: where the first line is longer, it ends at a word. */
function label(text: string, most: number): string {
	if (text.length <= most) return text;
	return `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
}

/** A question without the quotation marks that were typed around it. */
function asked(question: string): string {
	return question.replace(/^[“"'‘]/, '').replace(/[”"'’]$/, '');
}

function openingOf({ kind, first, rest }: Answer, platform: Platform, brand: string): string {
	const isPlain = readsAsMistake(first) && saysInstead(rest) && !isVideo(platform);
	if (kind === 'mistake') return isPlain ? first : `${MISTAKE}\n\n${first}`;
	if (kind !== 'question') return first;
	const question = asked(first);
	const about = isAboutIt(question) && isName(brand) ? [fill(ABOUT, { brand })] : [];
	return [...about, quoted(question)].join('\n\n');
}

/** Whether a sentence tells what people do, other than "Bleach on marble", "Keeping one key" or "They keep one key." */
const readsAsMistake = (first: string) => hasFiniteVerb(first) && !/^(?:They|\p{L}+ing)\b/u.test(first);

/** "How much is it?", "Does it work with our till?" */
const isAboutIt = (question: string) =>
	/^(?:how much is|(?:how much|what) does|how long does|does) it(?: cost| take| work|\?)/i.test(question);
const isName = (brand: string) => brand !== '' && brand.length <= 60 && !/[<>[\]{}“”"\n]/.test(brand);

function contentOf(answer: Answer, platform: Platform, brand: string): string {
	const { kind, rest, picture } = answer;
	const opening = openingOf(answer, platform, brand);
	const script = scriptOf(rest);
	if (isVideo(platform))
		return [opening, numbered(script.length < FEWEST_OF_SCRIPT ? 'To say:' : 'Script:', script)].join('\n\n');
	const photo = picture === '' ? [] : [`Photo:\n${picture}`];
	switch (kind) {
		case 'mistake':
			return [opening, ...(saysInstead(rest) ? [INSTEAD] : []), ...rest].join('\n\n');
		case 'steps':
			return [opening, numbered(isPicture(platform) ? 'Cards:' : '', rest)].join('\n\n');
		case 'scene':
			// A headline stands above its text.
			return [[opening, ...rest].join(/[.!?…]$/.test(opening) ? ' ' : '\n\n'), ...photo].join('\n\n');
		default:
			return [opening, ...rest, ...photo].join('\n\n');
	}
}

const scriptOf = (rest: readonly string[]) => rest.flatMap(wholeSentences);

/** Whether what follows a mistake is something to do, and is not announced already. */
function saysInstead([opening = '']: readonly string[]): boolean {
	const [first = ''] = wholeSentences(opening);
	return isCommand(first) && !first.toLowerCase().includes('instead');
}

function numbered(heading: string, lines: readonly string[]): string {
	const items = lines.map((line, index) => `${index + 1}. ${line}`);
	return (heading === '' ? items : [heading, ...items]).join('\n');
}
