import { listOf } from '#prose/sentences.ts';
import type { Block, Document, Section } from '#shared/document.ts';
import { copy, facts, factsOf, filled, list, paragraphs, section, table } from '#shared/document-parts.ts';
import type { Partially } from '#tools/define.ts';
import type { ContentInput, ContentOutput, ContentStrategy } from './contract.ts';
import { isForMaker, lengthOn, NO_ASK, postText } from './piece-text.ts';
import { RULES } from './platforms.ts';
import { title } from './title.ts';
import { type Calendar, dayOf, inOrder, type Piece, type Week, weekName } from './weeks.ts';
import { isFurther, isOpen, slotsText } from './withheld.ts';

type Strategy = Partially<ContentStrategy>;

/** The whole strategy in reading order: overview, calendar, templates, growth. */
export function document({ contentStrategy: strategy = {} }: Partially<ContentOutput>, input: ContentInput): Document {
	const { contentCalendar: calendar } = strategy;
	return {
		title: title(input),
		subtitle: 'Content strategy with a calendar of four weeks',
		author: { company: input.brandInfo.name.trim() },
		facts: factsOf(
			['Platforms', input.platforms.join(', ')],
			['Posting frequency', input.postingFrequency],
			['Pieces', calendar && written(calendar)],
			['Audience', input.targetAudience.demographics.trim()],
			['Voice', input.brandVoice],
		),
		sections: [
			...overviewSections(strategy),
			...calendarSections(calendar),
			...templateSections(strategy),
			...growthSections(strategy),
		],
	};
}

export function overviewSections(strategy: Strategy): Section[] {
	const { strategyOverview, platformStrategies, contentCalendar } = strategy;
	const { contentMission, primaryGoals, contentPillars = [] } = strategyOverview ?? {};
	return filled(
		section('Content Mission', paragraphs(contentMission), list(primaryGoals, { title: 'Primary goals' }), {
			parts: 'columns',
			sections: filled(
				section('Content Pillars', list(contentPillars, { ordered: true }), {
					short: `${contentPillars.length} content ${contentPillars.length === 1 ? 'pillar' : 'pillars'}`,
				}),
			),
		}),
		section('Platforms', {
			short: 'Platform Strategies',
			note: 'The shares are counted from the calendar, open slots included.',
			parts: 'rows',
			sections: platformStrategies?.map(({ platform = '', postingFrequency, strategy: use, contentMix }) =>
				section(
					platform,
					facts(
						['Posting frequency', postingFrequency],
						[mixLabel(platform, contentCalendar), contentMix && mixText(contentMix)],
					),
					paragraphs(use),
				),
			),
		}),
		hashtagSection(strategy),
	);
}

/** A mix of open slots alone is no more than a plan. */
function mixLabel(platform: string, calendar: Calendar = []): string {
	const own = calendar
		.flatMap(({ contentPieces = [] }) => contentPieces)
		.filter((piece) => piece.platform === platform);
	return own.length > 0 && own.every(isOpen) ? 'Content mix, as planned' : 'Content mix';
}

type Mix = NonNullable<NonNullable<Strategy['platformStrategies']>[number]['contentMix']>;

/** "Educational 45%, Entertaining 30%, Inspirational 10%, Promotional 15%" */
function mixText({ educational = 0, entertaining = 0, inspirational = 0, promotional = 0 }: Mix): string {
	return `Educational ${educational}%, Entertaining ${entertaining}%, Inspirational ${inspirational}%, Promotional ${promotional}%`;
}

/** Trending ones may be a remark on where to look them up, which nobody copies. */
function hashtagSection({ hashtagStrategy: tags = {} }: Strategy): Section {
	const groups = [
		{ label: 'Branded', found: tags.brandedHashtags },
		{ label: 'Industry', found: tags.industryHashtags },
		{ label: 'Community', found: tags.communityHashtags },
		{ label: 'Trending', found: tags.trendingHashtags },
	];
	const empty = groups.filter(({ found }) => found?.length === 0).map(({ label }) => label.toLowerCase());
	return section(
		'Hashtags',
		facts(
			...groups.map(({ label, found = [] }) => {
				const copied = found.every((tag) => tag.startsWith('#')) ? `Copy ${label.toLowerCase()} hashtags` : undefined;
				return [label, found.join(' '), copied] as const;
			}),
		),
		{ short: 'Hashtag Strategy', note: empty.length > 0 ? `No ${listOf(empty, 'or')} hashtags yet.` : undefined },
	);
}

/** What of the calendar is looked at: a week, or one day of it. */
export interface Chosen {
	week: number | undefined;
	day?: string | undefined;
}

export const CALENDAR = '4-Week Content Calendar';

/** The whole calendar for a file; for the screen, the pieces of what is chosen alone. */
export function calendarSections(calendar: Calendar | undefined, chosen?: Chosen): Section[] {
	if (calendar === undefined) return [];
	const weeks = calendar.filter(({ week }) => chosen === undefined || week === chosen.week);
	return filled(
		section(CALENDAR, {
			note: `${written(calendar)} pieces are written. Days and hours are starting points: test them against your own figures.`,
			none: 'No piece is planned.',
		}),
		...weeks.map((week) => weekSection(week, chosen?.day)),
		...furtherSections(calendar),
	);
}

function written(calendar: Calendar): string {
	const pieces = calendar.flatMap(({ contentPieces = [] }) => contentPieces);
	return `${pieces.filter((piece) => !isOpen(piece)).length} of ${pieces.length}`;
}

function weekSection(week: Week, day: string | undefined): Section {
	const { contentPieces: pieces } = week;
	const shown = inOrder(pieces ?? []).filter(
		(piece) => !isFurther(piece) && (day === undefined || dayOf(piece) === day),
	);
	return section(weekName(week), paragraphs(pieces?.length === 0 ? 'No post this week.' : undefined), {
		note: day && `Shown: ${day}`,
		none: pieces?.some(isFurther) ? 'Open: listed under “Further open slots”.' : undefined,
		parts: 'rows',
		sections: shown.map(pieceSection),
	});
}

/** The open slots without a question of their own: one question, and where each is. */
function furtherSections(calendar: Calendar): Section[] {
	const weeks = calendar.map((week) => ({
		name: weekName(week),
		pieces: (week.contentPieces ?? []).filter(isFurther),
	}));
	const question = weeks.flatMap(({ pieces }) => pieces)[0]?.content;
	const slots = weeks.map(({ name, pieces }) => [name, slotsText(pieces)] as const);
	return filled(section('Further open slots', paragraphs(question), facts(...slots), { folded: true }));
}

function pieceSection(piece: Piece): Section {
	const { title: name, platform, contentType, optimalPostTime, content, hashtags: tags = [], callToAction } = piece;
	return section(
		[platform, name].filter(Boolean).join(': '),
		facts(['When', optimalPostTime], ['Type', contentType]),
		isOpen(piece)
			? paragraphs(content)
			: copy(content, 'Copy text', '', {
					shown: textBlocks(content ?? ''),
					also: { label: 'Copy post', text: postText(piece) },
				}),
		facts(['Call to action', callToAction === NO_ASK ? '' : callToAction], ['Hashtags', tags.join(' ')]),
		isOpen(piece) ? {} : lengthOf(piece),
	);
}

/** The length of the post and the platform's limit, as a warning where it is beyond; none of half a platform's name. */
function lengthOf(piece: Piece): Pick<Section, 'note' | 'badge'> {
	if (piece.platform === undefined || !Object.hasOwn(RULES, piece.platform)) return {};
	const { most } = RULES[piece.platform];
	const length = lengthOn(piece.platform, postText(piece));
	const text = `${length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`;
	return length > most ? { badge: { label: 'Too long', text, tone: 'red' } } : { note: text };
}

/** The paragraphs of a piece as they are posted. Bullet points, cards and beats are lists. */
function textBlocks(content: string): Block[] {
	return content.split(/\n\s*\n/).flatMap((text) => {
		const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
		if (isForMaker(first)) return [...paragraphs(first), ...listBlocks(rest)];
		return [first, ...rest].every((line) => MARK.test(line)) ? listBlocks([first, ...rest]) : paragraphs(text);
	});
}

const MARK = /^(?:- |\d+\. )/;

function listBlocks(lines: readonly string[]): Block[] {
	const items = lines.map((line) => line.replace(MARK, ''));
	return list(items, /^1\. /.test(lines[0] ?? '') ? { ordered: true } : {});
}

export function templateSections({ contentTemplates: templates }: Strategy): Section[] {
	return filled(
		section('Content Templates', {
			note: 'To write the next pieces with, once the calendar is used up.',
			none: templates && 'None yet: no piece of this calendar is a question and its answer.',
			parts: 'rows',
			sections: templates?.map(({ templateName = '', platform, contentType, structure, example, useCases }) =>
				section(
					templateName,
					facts(['For', [platform, contentType].filter(Boolean).join(', ')]),
					copy([structure, example].filter(Boolean).join('\n\n'), 'Copy template', '', {
						shown: [...facts(['Structure', structure]), ...textBlocks(example ?? '')],
					}),
					list(useCases, { title: 'Use it for' }),
				),
			),
		}),
	);
}

export function growthSections({ growthHacks, performanceTracking }: Strategy): Section[] {
	return filled(
		section('Growth Strategy', {
			short: 'Growth Hacks',
			parts: 'rows',
			sections: growthHacks?.map(({ tactic = '', platform, description, expectedImpact, implementation }) =>
				section(
					tactic,
					paragraphs(description),
					facts(['Platform', platform], ['Expected impact', expectedImpact], ['Implementation', implementation]),
				),
			),
		}),
		section(
			'Performance Tracking',
			table(
				['Metric', 'Platform', 'Target', 'Tracking frequency'],
				performanceTracking?.kpis?.map(({ metric, platform, target, trackingFrequency }) => [
					metric,
					platform,
					target,
					trackingFrequency,
				]),
				{ title: 'What is tracked' },
			),
			{ note: 'Targets are the ones you named; where you named none, last month’s figure is the one to beat.' },
		),
	);
}
