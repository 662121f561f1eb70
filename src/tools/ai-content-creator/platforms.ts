import type { Platform } from './options.ts';

/** What a post mainly is; one of pictures or a video cannot be posted as text alone. */
type Medium = 'text' | 'picture' | 'video';

export interface PlatformRules {
	/**
	 * The most characters of a whole post: text, call to action and hashtags. As stated by the platforms, except for
	 * Facebook (it takes 63,206 and folds at about 480), TikTok (sources say 2,200 to 4,000) and Snapchat (captions, commonly quoted).
	 */
	most: number;
	/** The most characters of a title, if the platform limits it. */
	mostTitle: number;
	mostHashtags: number;
	medium: Medium;
	/** Weekdays for one, three and five posts a week; Monday is 0. A common recommendation. */
	one: number;
	three: readonly [number, number, number];
	/** The hours of odd and even weeks, so that the two can be compared. A common recommendation. */
	times: readonly [string, string];
	/** The same recommendation in words. */
	window: string;
}

export const RULES: Readonly<Record<Platform, PlatformRules>> = {
	LinkedIn: {
		most: 3000,
		mostTitle: 100,
		mostHashtags: 3,
		medium: 'text',
		one: 1,
		three: [0, 2, 4],
		times: ['08:00', '12:00'],
		window: 'weekdays between 08:00 and 12:00',
	},
	Instagram: {
		most: 2200,
		mostTitle: 100,
		mostHashtags: 5,
		medium: 'picture',
		one: 2,
		three: [0, 2, 4],
		times: ['19:00', '11:30'],
		window: 'late morning or early evening, between 11:00 and 20:00',
	},
	'Twitter/X': {
		most: 280,
		mostTitle: 100,
		mostHashtags: 2,
		medium: 'text',
		one: 2,
		three: [1, 3, 4],
		times: ['09:00', '12:30'],
		window: 'weekdays between 09:00 and 13:00',
	},
	TikTok: {
		most: 2200,
		mostTitle: 100,
		mostHashtags: 5,
		medium: 'video',
		one: 3,
		three: [1, 3, 5],
		times: ['19:30', '12:00'],
		window: 'at noon or between 18:00 and 21:00',
	},
	YouTube: {
		most: 5000,
		mostTitle: 100,
		mostHashtags: 3,
		medium: 'video',
		one: 3,
		three: [1, 3, 5],
		times: ['17:00', '15:00'],
		window: 'afternoons between 14:00 and 18:00, ahead of the evening',
	},
	Facebook: {
		most: 2000,
		mostTitle: 100,
		mostHashtags: 2,
		medium: 'text',
		one: 2,
		three: [0, 2, 3],
		times: ['09:30', '12:30'],
		window: 'weekdays between 09:00 and 13:00',
	},
	Pinterest: {
		most: 500,
		mostTitle: 100,
		mostHashtags: 3,
		medium: 'picture',
		one: 5,
		three: [4, 5, 6],
		times: ['20:30', '15:00'],
		window: 'evenings and weekends, between 15:00 and 22:00',
	},
	Snapchat: {
		most: 250,
		mostTitle: 80,
		mostHashtags: 1,
		medium: 'video',
		one: 4,
		three: [3, 4, 5],
		times: ['21:00', '16:30'],
		window: 'after school or work, between 16:00 and 22:00',
	},
};

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
