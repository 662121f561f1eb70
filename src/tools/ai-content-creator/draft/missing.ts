import type { ContentType } from '../options.ts';
import type { Candidate } from './pool.ts';
import type { Slot } from './schedule.ts';

/** What each type needs from the member when the input has no further idea. */
const NEEDED: Readonly<Record<ContentType, string>> = {
	'Educational Posts': 'something people get wrong about your work',
	'Behind-the-Scenes': 'a photo of your work, and what it shows',
	'User-Generated Content': 'a picture or sentence that a customer sent, with consent',
	'Industry News & Trends': 'a piece of news with its source, and your view of it',
	'Tips & Tutorials': 'a customer question, and the answer you gave',
	'Inspirational Quotes': 'a sentence somebody said to you, with consent',
	'Product Showcases': 'one product or service, what it includes and its price',
	'Case Studies': 'a customer’s case, before and after, with consent',
	'Live Videos': 'a subject for a live talk, and what you can show',
	'Stories & Reels': 'a short clip of your own, and what happens in it',
	'Polls & Questions': 'a choice your customers face, and the answers to vote on',
	Infographics: 'a process in steps, one line each',
	'Video Content': 'a customer question that is easier shown than told',
	'Carousel Posts': 'a list of things that people ask you about',
};

/** Used when no idea is left: says what to add instead of repeating something. Short enough for every platform. */
export function missingIdea({ week, index }: Slot, type: ContentType): Candidate {
	const place = `week ${week}, post ${index + 1}`;
	return {
		source: 'craft',
		form: 'missing',
		subject: '',
		types: [type],
		title: `[add the title for ${place}]`,
		hooks: [`[add, for ${place}: ${NEEDED[type]}].`],
		points: [`[add what follows from it, ${place}].`],
		turn: '',
		ask: `[add what people should do, ${place}].`,
		options: [],
		show: place,
		weight: 0,
		gaps: 3,
	};
}
