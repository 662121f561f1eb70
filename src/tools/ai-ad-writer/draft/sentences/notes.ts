/** Sentences of ours on what to see to before the ads run. */

export const NOTES = {
	open: 'Still open: {codes}.',
	leftOut: 'In none of the ads: {texts} {problem}',
	tooLong: 'It has {length} characters; an ad holds 125.',
	said: 'Another ad says it already.',
	unused: 'In no ad in these words: {texts} Give each a line of its own in the last step, and it becomes an ad.',
	fragments: 'In no ad in these words: {texts} Written as a whole sentence, each can carry an ad.',
	unanswered:
		'In none of the ads: {texts} A pain point opens an ad if your value proposition or a benefit answers it with one of the same words.',
	price: '“{price}” is in none of the ads: it stands where the name of the product has room.',
	pair: 'In none of the ads: {texts} Question and answer go together, 125 characters in all.',
	shorten: 'Shorten “{line}”: it has {length} characters, and its place holds {most}.',
	differ: 'Let these agree before both run: {texts}',
	record: 'Keep the record behind “{text}” at hand while {code} runs.',
	offerEnds: 'Pause {code} when “{offer}” ends.',
	offerEndless: '“{offer}” names no end: [add end date], or say that it has none.',
	competitors: '“{text}” is in none of the ads: a comparison must be proved on the day it runs.',
	competitorsLong:
		'What you wrote about competitors is in none of the ads: a comparison must be proved on the day it runs.',
	compares: '{code} speaks of what others do: keep the proof at hand while it runs.',
	leadForm: 'A lead form needs a link to your privacy policy.',
	declare: 'Choose the special ad category when you create the campaign: it cannot be added to a running ad.',
} as const;

/** Why a text of the member stands in no ad. */
export const BARRED = {
	outcome: 'Meta bars promises about body, health or earnings.',
	certainty: 'Nobody can be certain of a result; a guarantee may stand with its term.',
	attribute: 'Meta bars naming a personal trait as the viewer’s own.',
} as const;

export const CATEGORY = {
	declare: 'Declare before publishing: {categories}.',
	check: 'Check whether the ads offer this, and declare it if they do: {categories}.',
	because: '{category}, because of “{words}”',
	which: '[confirm which of them applies]',
	limits:
		'For advertisers in the United States, and for audiences there, in Canada and in certain European countries, age, gender, postal code, exclusions and lookalike audiences are then limited or not available, some interests too, and a city takes in a wider radius. Undeclared, the ads may be rejected.',
} as const;

/** What the file for Meta lacks. */
export const LACKS = {
	link: 'The address that the button opens',
	page: 'The ID of your Facebook page, a number',
	pixel: 'The ID of your Meta pixel, a number',
	budget: 'One budget: an amount a day, or an amount with its number of days',
	country: 'A country, since the file holds no smaller place: set your own area in Ads Manager before you publish',
	objective:
		'An objective that needs nothing but a page and a website: app installs, catalogues and messages are set up in Ads Manager',
	category: 'The special ad category, which is declared in Ads Manager',
} as const;
