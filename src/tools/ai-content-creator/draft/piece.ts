import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { isCommand } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import { joined, numbered } from '#prose/lists.ts';
import { quoted, shortened, unquoted } from '#prose/sentences.ts';
import type { AnswerKind } from '../answers.ts';
import type { ContentInput, ContentPiece } from '../contract.ts';
import { withinLimits } from '../limits.ts';
import type { ContentType, Platform } from '../options.ts';
import { NO_ASK } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { tagsBelow } from './hashtags.ts';
import type { Answer } from './material.ts';
import { ABOUT, INSTEAD, MISTAKE } from './sentences/pieces.ts';
import type { Slot } from './slots.ts';

/** An answer as it is written. */
export type Written = NonNullable<ReturnType<typeof writtenIn>>;

export const isVideo = (platform: Platform) => RULES[platform].medium === 'video';
export const isPicture = (platform: Platform) => RULES[platform].medium === 'picture';

type Types = readonly [ContentType, ...ContentType[]];

/** What an answer may be as a text, the most fitting type first. */
const TYPES_OF: Readonly<Record<AnswerKind, Types>> = {
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
const AS_VIDEO: Types = ['Video Content', 'Stories & Reels'];
const AS_CARDS: Types = ['Carousel Posts', 'Infographics'];

/** A piece without its text: of the first suitable type that the member chose, or else of the most fitting one. */
export function emptyPiece(
	{ platform, postTime }: Slot,
	kind: AnswerKind,
	{ contentTypes }: ContentInput,
): ContentPiece {
	const asPicture = kind === 'steps' && isPicture(platform) ? AS_CARDS : TYPES_OF[kind];
	const types = isVideo(platform) ? AS_VIDEO : asPicture;
	return {
		title: '',
		platform,
		contentType: types.find((type) => contentTypes.includes(type)) ?? types[0],
		optimalPostTime: postTime,
		content: '',
		hashtags: [],
		callToAction: NO_ASK,
	};
}

const LONGEST_TITLE = 100;
/** Less to say makes no video, and less than a beginning, a middle and an end no script. */
const FEWEST_LINES = 2;
const FEWEST_OF_SCRIPT = 3;

/** The answer as a piece for its platform; null where it is too long for it. Nothing is ever cut. */
export function writtenIn(slot: Slot, answer: Answer, input: ContentInput) {
	const { kind, first, rest } = answer;
	const { platform } = slot;
	if (isVideo(platform) && (scriptOf(rest).length < FEWEST_LINES || first.length > LONGEST_TITLE)) return null;
	const title = shortened(kind === 'question' ? unquoted(first) : first, RULES[platform].mostTitle);
	const content = contentOf(answer, platform, input.brandInfo.name.trim());
	const piece = withinLimits({ ...emptyPiece(slot, kind, input), title, content, hashtags: tagsBelow(input) });
	return piece.content === content ? { slot, answer, piece } : null;
}

function contentOf(answer: Answer, platform: Platform, brand: string): string {
	const { kind, first, rest, picture } = answer;
	const opening = openingOf(answer, platform, brand);
	const paragraphs = (...last: readonly string[]) => joined('\n\n', ...opening, ...last);
	const list = (heading: string, lines: readonly string[]) => paragraphs(joined('\n', heading, ...numbered(lines)));
	if (isVideo(platform)) {
		const script = scriptOf(rest);
		return list(script.length < FEWEST_OF_SCRIPT ? 'To say:' : 'Script:', script);
	}
	if (kind === 'steps') return list(isPicture(platform) ? 'Cards:' : '', rest);
	if (kind === 'mistake') return paragraphs(saysInstead(rest) ? INSTEAD : '', ...rest);
	const photo = picture === '' ? '' : `Photo:\n${picture}`;
	// A headline stands above its text.
	if (kind === 'scene' && /[.!?…]$/.test(first)) return joined('\n\n', [first, ...rest].join(' '), photo);
	return paragraphs(...rest, photo);
}

function openingOf({ kind, first, rest }: Answer, platform: Platform, brand: string): string[] {
	if (kind === 'mistake') {
		const isPlain = readsAsMistake(first) && saysInstead(rest) && !isVideo(platform);
		return isPlain ? [first] : [MISTAKE, first];
	}
	if (kind !== 'question') return [first];
	const question = unquoted(first);
	const isUnclear = isAboutIt(question) && isName(brand);
	return [isUnclear ? fill(ABOUT, { brand }) : '', quoted(question)];
}

/** Whether a sentence tells what people do, other than "Bleach on marble", "Keeping one key" or "They keep one key." */
const readsAsMistake = (first: string) => hasFiniteVerb(first) && !/^(?:They|\p{L}+ing)\b/u.test(first);

/** "How much is it?", "Does it work with our till?" */
const isAboutIt = (question: string) =>
	/^(?:how much is|(?:how much|what) does|how long does|does) it(?: cost| take| work|\?)/i.test(question);
const isName = (brand: string) => brand !== '' && brand.length <= 60 && !/[<>[\]{}“”"\n]/.test(brand);

const scriptOf = (rest: readonly string[]) => rest.flatMap(wholeSentences);

/** Whether what follows a mistake is something to do, and is not announced already. */
function saysInstead([opening = '']: readonly string[]): boolean {
	const [first = ''] = wholeSentences(opening);
	return isCommand(first) && !first.toLowerCase().includes('instead');
}
