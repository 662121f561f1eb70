import type { Block, Document, Section } from '#shared/document.ts';
import type { ContentInput, ContentOutput, ContentPiece, ContentStrategy } from './contract.ts';
import { NO_THEME } from './draft/sentences/overview.ts';
import { isForMaker, NO_ASK } from './piece-text.ts';
import { title } from './title.ts';
import { isFurther, isOpen, slotsText } from './withheld.ts';

/** The whole strategy in reading order: overview, platforms, calendar, templates, growth. */
export function document({ contentStrategy }: ContentOutput, input: ContentInput): Document {
	const { strategyOverview, platformStrategies, hashtagStrategy, contentCalendar, contentTemplates } = contentStrategy;
	const pieces = contentCalendar.flatMap(({ contentPieces }) => contentPieces);
	const written = pieces.filter((piece) => !isOpen(piece));
	return {
		title: title(input),
		subtitle: 'Content strategy with a calendar of four weeks',
		author: { company: input.brandInfo.name.trim() },
		facts: [
			{ label: 'Platforms', value: input.platforms.join(', ') },
			{ label: 'Posting frequency', value: input.postingFrequency },
			{ label: 'Pieces', value: `${written.length} of ${pieces.length}` },
			{ label: 'Audience', value: input.targetAudience.demographics.trim() },
			{ label: 'Voice', value: input.brandVoice },
		].filter(({ value }) => value !== ''),
		sections: [
			section(
				'Content Mission',
				{ kind: 'paragraph', text: strategyOverview.contentMission },
				{ kind: 'list', items: strategyOverview.primaryGoals },
			),
			...(strategyOverview.contentPillars.length > 0
				? [section('Content Pillars', { kind: 'list', items: strategyOverview.contentPillars, ordered: true })]
				: []),
			{
				heading: 'Platforms',
				blocks: [],
				sections: platformStrategies.map(({ platform, postingFrequency, strategy }) =>
					section(platform, facts(['Posting frequency', postingFrequency]), { kind: 'paragraph', text: strategy }),
				),
			},
			section(
				'Hashtags',
				facts(
					['Branded', hashtagStrategy.brandedHashtags.join(' ')],
					['Industry', hashtagStrategy.industryHashtags.join(' ')],
					['Community', hashtagStrategy.communityHashtags.join(' ')],
					['Trending', hashtagStrategy.trendingHashtags.join(' ')],
				),
			),
			...contentCalendar.map(({ week, theme, contentPieces }) => ({
				heading: theme === NO_THEME ? `Week ${week}` : `Week ${week}: ${theme}`,
				blocks: contentPieces.length > 0 ? [] : [{ kind: 'paragraph', text: 'No post this week.' } satisfies Block],
				sections: contentPieces.filter((piece) => !isFurther(piece)).map(pieceSection),
			})),
			...furtherSections(contentCalendar),
			...(contentTemplates.length === 0
				? []
				: [
						{
							heading: 'Content Templates',
							blocks: [],
							sections: contentTemplates.map(({ templateName, platform, contentType, structure, example, useCases }) =>
								section(
									templateName,
									facts(['For', `${platform}, ${contentType}`], ['Structure', structure]),
									...paragraphs(example),
									...(useCases.length > 0 ? [{ kind: 'list', items: useCases } satisfies Block] : []),
								),
							),
						},
					]),
			...growthSections(contentStrategy),
		],
	};
}

/** The open slots without a question of their own: one question, and where each is. */
function furtherSections(calendar: ContentStrategy['contentCalendar']): Section[] {
	const weeks = calendar.map(({ week, theme, contentPieces }) => ({
		name: theme === NO_THEME ? `Week ${week}` : `Week ${week}: ${theme}`,
		pieces: contentPieces.filter(isFurther),
	}));
	const [first] = weeks.flatMap(({ pieces }) => pieces);
	if (first === undefined) return [];
	const slots = weeks.map(({ name, pieces }) => [name, slotsText(pieces)] as const);
	return [section('Further open slots', { kind: 'paragraph', text: first.content }, facts(...slots))];
}

function pieceSection({
	title: heading,
	platform,
	contentType,
	optimalPostTime,
	content,
	hashtags,
	callToAction,
}: ContentPiece): Section {
	return section(
		`${platform}: ${heading}`,
		facts(['When', optimalPostTime], ['Type', contentType]),
		...paragraphs(content),
		facts(['Call to action', callToAction === NO_ASK ? '' : callToAction], ['Hashtags', hashtags.join(' ')]),
	);
}

function growthSections({ growthHacks, performanceTracking }: ContentStrategy): Section[] {
	return [
		{
			heading: 'Growth Strategy',
			blocks: [],
			sections: growthHacks.map(({ tactic, platform, description, expectedImpact, implementation }) =>
				section(
					tactic,
					{ kind: 'paragraph', text: description },
					facts(['Platform', platform], ['Expected impact', expectedImpact], ['Implementation', implementation]),
				),
			),
		},
		section('Performance Tracking', {
			kind: 'table',
			head: ['Metric', 'Platform', 'Target', 'Tracking frequency'],
			rows: performanceTracking.kpis.map(({ metric, platform, target, trackingFrequency }) => [
				metric,
				platform,
				target,
				trackingFrequency,
			]),
		}),
	];
}

function section(heading: string, ...blocks: Block[]): Section {
	return { heading, blocks };
}

function facts(...pairs: readonly (readonly [string, string])[]): Block {
	return {
		kind: 'facts',
		facts: pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
	};
}

/** The paragraphs of a piece. Bullet points become a list; cards and beats get a line each. */
function paragraphs(content: string): Block[] {
	return content.split(/\n\s*\n/).flatMap((text): Block[] => {
		const lines = text.split('\n').filter((line) => line.trim() !== '');
		if (lines.length < 2) return lines.map((line) => ({ kind: 'paragraph', text: line }));
		const [first = '', ...rest] = lines;
		if (isForMaker(first)) {
			return [
				{ kind: 'paragraph', text: first },
				{
					kind: 'list',
					items: rest.map((line) => line.replace(/^(?:- |\d+\. )/, '')),
					ordered: /^1\. /.test(rest[0] ?? ''),
				},
			];
		}
		return [
			{ kind: 'list', items: lines.map((line) => line.replace(/^(?:- |\d+\. )/, '')), ordered: /^1\. /.test(first) },
		];
	});
}
