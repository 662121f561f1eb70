import type { AdPlatform } from './options.ts';

/** Where ads appear, and how long each of their texts may be there, in code points. */

export const PLACEMENTS = [
	'Facebook Feed',
	'Instagram Feed',
	'Instagram Stories',
	'Instagram Reels',
	'Facebook Stories',
	'Messenger',
	'Audience Network',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const AD_FIELDS = ['hook', 'primaryText', 'headline', 'description'] as const;
export type AdField = (typeof AD_FIELDS)[number];

export const FIELD_LABELS: Readonly<Record<AdField, string>> = {
	hook: 'Hook',
	primaryText: 'Primary text',
	headline: 'Headline',
	description: 'Description',
};

interface TextLimit {
	/** The most characters we write. */
	readonly limit: number;
	/** About how many characters show before "See more"; missing if all of them do. */
	readonly fold?: number;
	/** The source of the figure. */
	readonly source: string;
}

export interface PlacementFacts {
	/** The prefix of ad names, e.g. `FB1`. */
	readonly code: string;
	/** The layout of the preview. */
	readonly look: 'feed' | 'gallery' | 'story' | 'reel' | 'message' | 'banner';
	readonly limits: Readonly<Record<AdField, TextLimit>>;
}

const FEED =
	"Third parties' accounts of Meta's ad specifications; others name 40 for headlines and 30 for descriptions";
const VERTICAL = "A mirror of Meta's ads guide";
const OURS = 'Our rule: about seven words can be read on a picture on a phone';
const AS_FEED = 'Taken over from the feed: no figure of its own was found';

const hook: TextLimit = { limit: 40, source: OURS };

const feed = {
	hook,
	primaryText: { limit: 125, fold: 125, source: FEED },
	headline: { limit: 27, source: FEED },
	description: { limit: 27, source: FEED },
} satisfies Record<AdField, TextLimit>;

const story = {
	hook,
	primaryText: { limit: 125, source: VERTICAL },
	headline: { limit: 40, source: VERTICAL },
	description: { limit: 27, source: AS_FEED },
} satisfies Record<AdField, TextLimit>;

const reel = {
	...story,
	primaryText: { limit: 125, fold: 72, source: `${VERTICAL}; about 72 characters are shown` },
} satisfies Record<AdField, TextLimit>;

const beside = {
	hook,
	primaryText: { limit: 125, fold: 125, source: AS_FEED },
	headline: { limit: 27, source: AS_FEED },
	description: { limit: 27, source: AS_FEED },
} satisfies Record<AdField, TextLimit>;

export const PLACEMENT_FACTS: Readonly<Record<Placement, PlacementFacts>> = {
	'Facebook Feed': { code: 'FB', look: 'feed', limits: feed },
	'Instagram Feed': { code: 'IG', look: 'gallery', limits: feed },
	'Instagram Stories': { code: 'IGS', look: 'story', limits: story },
	'Instagram Reels': { code: 'IGR', look: 'reel', limits: reel },
	'Facebook Stories': { code: 'FBS', look: 'story', limits: story },
	Messenger: { code: 'MSG', look: 'message', limits: beside },
	'Audience Network': { code: 'AN', look: 'banner', limits: beside },
};

/** The most characters that every placement takes, except of a headline. */
export const MOST = { hook: hook.limit, primaryText: feed.primaryText.limit } as const;

/** The placements of a choice in the form. No choice means the Facebook Feed, whose texts fit the others. */
export function placementsOf(platform: AdPlatform | ''): readonly Placement[] {
	if (platform === '') return ['Facebook Feed'];
	if (platform === 'Facebook & Instagram (Both)') return ['Facebook Feed', 'Instagram Feed'];
	return [platform];
}

const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** In code points, which is close to what a reader would count. */
export function lengthOf(text: string): number {
	return text.length - (text.match(PAIR)?.length ?? 0);
}

export interface Counter extends TextLimit {
	readonly field: AdField;
	readonly length: number;
}

/** The length and limit of each text of an ad. Missing texts are left out. */
export function countersOf(
	ad: { placement?: Placement | undefined } & { [Key in AdField]?: string | undefined },
): Counter[] {
	const { placement } = ad;
	if (placement === undefined) return [];
	return AD_FIELDS.flatMap((field) => {
		const text = ad[field];
		return text === undefined ? [] : [{ field, length: lengthOf(text), ...PLACEMENT_FACTS[placement].limits[field] }];
	});
}

interface Cut {
	shown: string;
	/** Whether "See more" hides something. */
	cut: boolean;
}

/** What a placement shows of a text before its fold, up to the last whole word. */
export function atFold(text: string, fold: number | undefined): Cut {
	const characters = [...text];
	if (fold === undefined || characters.length <= fold) return { shown: text, cut: false };
	const head = characters.slice(0, fold + 1).join('');
	const words = head.replace(/(?<!\s)\s+\S*$/u, '');
	return { shown: words === head ? characters.slice(0, fold).join('') : words, cut: true };
}

/** "FB1" of "FB1: Problem". */
export function codeOf(name: string): string {
	return name.split(':')[0] ?? name;
}
