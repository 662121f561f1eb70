export const FREQUENCY = '{frequency}: {count} pieces in four weeks, {written} written and {open} open';
export const CUSTOM = 'Custom schedule: [add your schedule]; until then 3 times per week';
export const NONE_CHOSEN = '3 times per week, since none was chosen';

export const HOURS_NAMED = 'As you named it: “{words}”.';
export const HOURS_OF_SOME =
	'As you named it, “{words}”: {count} of {all} pieces; the others by a common recommendation, to be tested: {window}.';
export const HOURS_COMMON = 'Hours by a common recommendation, to be tested: {window}.';

/** What a post needs besides its text. */
export const NEEDS = {
	text: '',
	picture: 'Each post on {platform} needs a picture of yours.',
	video: 'You make the videos for {platform} and upload them there yourself.',
} as const;

export const ZONE = 'Time zone: {zone}.';
export const ZONE_OF_POUNDS = 'Time zone: {zone}, since your sums are in pounds.';
export const UNREAD_ZONE = 'The time zone “{words}” was not understood; write one such as Europe/Dublin.';
export const UNREAD_DAY =
	'The first day “{words}” was not understood; write it with its year and the month as a word, such as 7 December 2026.';
