import type { ContentType } from '../options.ts';

/** What a piece wants of its reader. This decides which content types suit it. */
export type IdeaKind = 'teach' | 'poll' | 'join' | 'live' | 'inside' | 'quote' | 'news' | 'offer' | 'case';

/** A subject in one form, not yet cut for a platform. `{b}` is the brand. */
export interface Idea {
	kind: IdeaKind;
	/** Up to about 60 characters: the title of a video, or the first card. */
	title: string;
	/** The first sentence. It makes sense on its own. */
	hook: string;
	/** Two to four sentences, each of which can be a card or a shot. */
	points: readonly string[];
	/** The thought to close with. */
	turn: string;
	/** What the reader is asked to do if nothing is sold. */
	ask: string;
	/** The answers to choose from; polls only. */
	options?: readonly string[];
	/** What a picture or shot shows, as a noun phrase. */
	show: string;
}

export const TYPES_OF: Readonly<Record<IdeaKind, readonly ContentType[]>> = {
	teach: [
		'Tips & Tutorials',
		'Educational Posts',
		'Carousel Posts',
		'Infographics',
		'Video Content',
		'Stories & Reels',
	],
	poll: ['Polls & Questions', 'Stories & Reels'],
	join: ['User-Generated Content', 'Stories & Reels'],
	live: ['Live Videos'],
	inside: ['Behind-the-Scenes', 'Video Content', 'Stories & Reels'],
	quote: ['Inspirational Quotes'],
	news: ['Industry News & Trends'],
	offer: ['Product Showcases', 'Carousel Posts', 'Video Content'],
	case: ['Case Studies'],
};
