import { paragraph } from '#prose/sentences.ts';
import type { ContentType, Platform } from '../options.ts';
import { type Layout, RULES } from '../platforms.ts';
import type { Voice } from './voices.ts';

/** The parts of a piece before they are laid out. */
export interface Parts {
	hook: string;
	points: readonly string[];
	options: readonly string[];
	turn: string;
	/** The text beside a video whose script opens with the hook. */
	caption: string;
	title: string;
	show: string;
	voice: Voice;
	type: ContentType;
}

/** How each kind of platform lays out the parts of a piece. */

/** The text that people read: a post, a caption, a video's description, a pin. */
export function textOf(platform: Platform, parts: Parts): string {
	return LAYOUTS[RULES[platform].layout](parts);
}

/** Notes for whoever makes the pictures or the video. */
export function production(platform: Platform, parts: Parts): string {
	const { layout } = RULES[platform];
	if (layout === 'script' || layout === 'video')
		return parts.type === 'Polls & Questions' && layout === 'video' ? '' : script(parts);
	if (layout === 'short' || layout === 'pin' || layout === 'snap') return '';
	if (asCards(parts.type)) return cards(parts);
	if (asFilm(parts.type)) return shots(parts);
	return parts.type === 'Behind-the-Scenes' || parts.type === 'Product Showcases'
		? `[add a photo: ${bare(parts.show)}]`
		: '';
}

const LAYOUTS: Readonly<Record<Layout, (parts: Parts) => string>> = {
	post: (parts) => paragraphs(parts.hook, ...(onCards(parts) ? [] : body(parts)), choices(parts.options), parts.turn),
	caption: (parts) =>
		paragraphs(parts.hook, ...(onCards(parts) ? [] : body(parts, 'lines')), choices(parts.options), parts.turn),
	page: (parts) =>
		paragraphs(parts.hook, ...(onCards(parts) ? [] : body(parts, 'block')), choices(parts.options), parts.turn),
	short: ({ hook, points, options, turn }) =>
		options.length > 0 ? paragraphs(hook, choices(options)) : paragraphs(hook, points.join('\n'), turn),
	script: ({ caption }) => paragraph(caption),
	video: (parts) =>
		parts.type === 'Polls & Questions'
			? paragraphs(parts.hook, ...body(parts), choices(parts.options), parts.turn)
			: paragraph(parts.caption),
	pin: ({ hook, points, options, turn }) =>
		paragraph(hook, ...points, options.length > 0 ? `To choose from: ${options.join(' / ')}` : '', turn),
	snap: ({ hook, points, options, show }) =>
		[
			`Snap 1 (${bare(show)}): ${hook}`,
			...[...points.slice(0, options.length > 0 ? 0 : 3)].map((point, index) => `Snap ${index + 2}: ${point}`),
		]
			.concat(options.length > 0 ? [`Poll: ${options.slice(0, 4).join(' / ')}`] : [])
			.join('\n'),
};

function asCards(type: ContentType): boolean {
	return type === 'Carousel Posts' || type === 'Infographics';
}

function asFilm(type: ContentType): boolean {
	return type === 'Video Content' || type === 'Stories & Reels' || type === 'Live Videos';
}

function onCards({ type }: Parts): boolean {
	return asCards(type) || asFilm(type);
}

/** The points in the rhythm of the voice, or of the platform. Labelled points get a line each. */
function body({ points, voice }: Parts, rhythm = voice.rhythm): string[] {
	const labelled = points.some((point) => /: \[add /.test(point));
	return labelled ? [points.join('\n')] : paced(points, rhythm);
}

function paced(points: readonly string[], rhythm: Voice['rhythm']): string[] {
	if (rhythm === 'lines') return [...points];
	if (rhythm === 'block') return [points.join(' ')];
	if (rhythm === 'counted') return [points.map((point, index) => `${index + 1}. ${point}`).join('\n')];
	return [points.slice(0, 2).join(' '), points.slice(2).join(' ')];
}

function choices(options: readonly string[]): string {
	return options.map((option) => `- ${option}`).join('\n');
}

function cards({ title, points, show }: Parts): string {
	const lines = [`Card 1 (${bare(show)}): ${title}`, ...points.map((point, index) => `Card ${index + 2}: ${point}`)];
	return `Cards:\n${lines.join('\n')}`;
}

function shots({ points, show, type }: Parts): string {
	const [first = '', ...rest] = points;
	if (type === 'Live Videos') return `Rundown:\n${points.map((point) => `- ${point}`).join('\n')}`;
	return `Shots:\n${[`Shot 1, ${bare(show)}: ${first}`, ...rest.map((point, index) => `Shot ${index + 2}: ${point}`)].join('\n')}`;
}

function script({ hook, points, options, show }: Parts): string {
	const beats = points.map((point, index) => `Beat ${index + 1}: ${point}`);
	const last = options.length > 0 ? [`On screen: ${options.join(' / ')}`] : [];
	return `Script:\n${[`Hook, over ${bare(show)}: ${hook}`, ...beats, ...last].join('\n')}`;
}

/** Removes brackets, since brackets inside brackets would not close. */
function bare(show: string): string {
	return show.replace(/^\[add ([^\]]*)\]/, '$1').replace(/[()[\]]/g, '');
}

function paragraphs(...parts: readonly string[]): string {
	return parts.filter((part) => part !== '').join('\n\n');
}
