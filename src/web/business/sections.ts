/** The form of the business profile, section by section. */
import type { Slot } from '#business/fit/slots.ts';
import { type BusinessProfile, CONTENT_KINDS, EMPTY_PROFILE, SHOW_KINDS } from '#business/profile.ts';
import { INDUSTRIES } from '#shared/options.ts';

export interface ProfileField {
	/** The name within the profile or within the entry. */
	name: string;
	label: string;
	hint?: string;
	/** A line where not given. */
	kind?: 'area' | 'tick' | 'choice';
	rows?: number;
	options?: readonly { value: string; label: string }[];
	/** The place it is for: its example is the placeholder. */
	slot?: Slot;
	/** Where it is another one. */
	placeholder?: string;
	/** Over both columns. */
	wide?: boolean;
	/** Only for entries of these kinds. */
	kinds?: readonly string[];
	autoComplete?: string;
}

type ListName = {
	[Key in keyof BusinessProfile]: BusinessProfile[Key] extends unknown[] ? Key : never;
}[keyof BusinessProfile];

export interface ProfileList {
	list: ListName;
	title: string;
	hint: string;
	/** "result": "Add a result", "Result 1". */
	noun: string;
	article: 'a' | 'an';
	most: number;
	/** What a new one holds. */
	fresh: object;
	fields: readonly ProfileField[];
}

export interface ProfileSection {
	id: string;
	title: string;
	note: string;
	/** Open from the start. */
	open?: boolean;
	/** How its fields read together: a path of `readingOf`. */
	reads?: string;
	parts: readonly (ProfileField | ProfileList)[];
}

export const isList = (part: ProfileField | ProfileList): part is ProfileList => 'list' in part;

const sentence = (name: string, label: string, hint: string, slot: Slot): ProfileField => ({
	name,
	label,
	hint,
	slot,
	kind: 'area',
	rows: 2,
	wide: true,
});

const chosen = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const CONTENT_LABELS: Record<(typeof CONTENT_KINDS)[number], string> = {
	question: 'A question customers ask',
	mistake: 'A mistake they make',
	opinion: 'An opinion you hold',
	steps: 'How the work is done, step by step',
	story: 'A story',
	scene: 'A scene from your work',
	dated: 'A tip for a date',
};

export const SECTIONS: readonly ProfileSection[] = [
	{
		id: 'company',
		title: 'You and your company',
		note: 'Stands below your e-mails and on what you send to clients.',
		open: true,
		reads: 'footer',
		parts: [
			{ name: 'name', label: 'Your name', autoComplete: 'name' },
			{ name: 'role', label: 'Your role', autoComplete: 'organization-title' },
			{ name: 'company', label: 'Company', autoComplete: 'organization' },
			{ name: 'phone', label: 'Phone', autoComplete: 'tel' },
			{ name: 'email', label: 'E-mail', slot: 'email', autoComplete: 'email' },
			{ name: 'website', label: 'Website', slot: 'website', autoComplete: 'url' },
			{ name: 'country', label: 'Country', autoComplete: 'country-name' },
			{ name: 'currency', label: 'Currency', hint: 'Three letters, for prices and sums.', slot: 'currency' },
			{
				name: 'postalAddress',
				label: 'Postal address',
				hint: 'In one line. Many countries ask for it below an e-mail to strangers.',
				wide: true,
			},
		],
	},
	{
		id: 'offer',
		title: 'What you sell',
		note: 'The sentences that every e-mail, ad and proposal begins with.',
		open: true,
		parts: [
			sentence('whatWeDo', 'What you do', 'One sentence that begins with “We”.', 'we'),
			{ name: 'audience', label: 'For whom', hint: 'Several people, as you would say it.', slot: 'people' },
			{
				name: 'audienceTrade',
				label: 'Their industry',
				kind: 'choice',
				options: [{ value: '', label: 'Choose one' }, ...chosen(INDUSTRIES)],
			},
			{ name: 'audienceSize', label: 'Their size', hint: 'For example “up to 50 employees”.' },
			sentence('howItWorks', 'How it works', 'One sentence that begins with “You”, “Your” or “We”.', 'how'),
		],
	},
	{
		id: 'proof',
		title: 'Proof: results and case studies',
		note: 'What came of your work, with its number. Nothing else convinces a stranger.',
		parts: [
			{
				list: 'results',
				title: 'Results',
				hint: 'One sentence each, with a number.',
				noun: 'result',
				article: 'a',
				most: 5,
				fresh: { sentence: '', mayName: false, inAds: false },
				fields: [
					sentence('sentence', 'What came of it', 'What it was before, and what it is now.', 'result'),
					{ name: 'mayName', label: 'I may name this client', kind: 'tick' },
					{ name: 'inAds', label: 'It may stand in ads', kind: 'tick' },
				],
			},
			{
				list: 'caseStudies',
				title: 'Case studies',
				hint: 'For proposals and posts.',
				noun: 'case study',
				article: 'a',
				most: 20,
				fresh: { client: '', mayName: false, challenge: '', solution: '', outcome: '', result: '', timeframe: '' },
				fields: [
					{ name: 'client', label: 'Client' },
					{ name: 'timeframe', label: 'How long it took', hint: 'For example “six months”.' },
					{ name: 'mayName', label: 'I may name this client', kind: 'tick', wide: true },
					sentence('challenge', 'The problem', 'Up to five sentences.', 'passage'),
					sentence('solution', 'What you did', 'Up to five sentences.', 'passage'),
					sentence('outcome', 'What became of it', 'Up to five sentences.', 'passage'),
					sentence('result', 'The result in one sentence', 'With a number.', 'result'),
				],
			},
		],
	},
	{
		id: 'prices',
		title: 'Prices and first step',
		note: 'What it costs, and how a client begins without risk.',
		parts: [
			{
				list: 'prices',
				title: 'Prices',
				hint: 'As they stand in an e-mail.',
				noun: 'price',
				article: 'a',
				most: 10,
				fresh: { label: '', sum: '' },
				fields: [
					{ name: 'label', label: 'For what', placeholder: 'One site' },
					{ name: 'sum', label: 'Sum', slot: 'price' },
				],
			},
			sentence('firstStep', 'The first step you offer', 'One sentence that begins with “We”.', 'step'),
			sentence(
				'check',
				'A check they can make alone',
				'One sentence that begins with what to do: Take, Count, Open.',
				'check',
			),
			sentence('checkShows', 'What the check shows', 'One sentence.', 'sentence'),
		],
	},
	{
		id: 'questions',
		title: 'Questions and objections',
		note: 'What you ask first, and what you are asked most.',
		parts: [
			sentence('openingQuestion', 'Your question to open with', 'One question.', 'question'),
			sentence('objection', 'The objection you hear most', 'As a question, in their words.', 'objection'),
			sentence('objectionAnswer', 'Your short answer', 'Up to three sentences, 40 words.', 'answer'),
		],
	},
	{
		id: 'ads',
		title: 'Ads and shows',
		note: 'Lines for the picture of an ad; a newsletter, podcast or class that people can be invited to.',
		parts: [
			{ name: 'companyShort', label: 'Short name of the company', hint: 'As people say it.' },
			{ name: 'town', label: 'Town' },
			{
				list: 'adLines',
				title: 'Ad lines',
				hint: 'A line for the picture with its headline.',
				noun: 'pair of ad lines',
				article: 'a',
				most: 10,
				fresh: { picture: '', headline: '' },
				fields: [
					{ name: 'picture', label: 'On the picture', hint: 'Up to 40 characters.', slot: 'picture' },
					{ name: 'headline', label: 'Headline', hint: 'Up to 27 characters.', slot: 'headline' },
				],
			},
			{
				list: 'shows',
				title: 'Shows and classes',
				hint: 'Only what exists: an invitation names it.',
				noun: 'show or class',
				article: 'a',
				most: 10,
				fresh: {
					kind: 'Newsletter',
					name: '',
					about: '',
					date: '',
					time: '',
					minutes: '',
					place: '',
					seats: '',
					topics: '',
				},
				fields: [
					{ name: 'kind', label: 'Kind', kind: 'choice', options: chosen(SHOW_KINDS) },
					{ name: 'name', label: 'Name' },
					sentence('about', 'What it is', 'One sentence, with whom it reaches.', 'about'),
					{ name: 'date', label: 'Date', slot: 'date', kinds: ['Class'] },
					{ name: 'time', label: 'Time', kinds: ['Class'] },
					{ name: 'minutes', label: 'Minutes', slot: 'number', kinds: ['Class', 'Podcast'] },
					{ name: 'place', label: 'Place', hint: '“online”, or a place.', kinds: ['Class'] },
					{ name: 'seats', label: 'Places for how many', kinds: ['Class'] },
					{ ...sentence('topics', 'Topics', 'What one talks about or takes home: a line each.', 'topics'), rows: 3 },
				],
			},
		],
	},
	{
		id: 'content',
		title: 'Content answers',
		note: 'Ten short answers, each of which becomes a post.',
		parts: [
			{
				list: 'content',
				title: 'Answers',
				hint: 'A first line, and up to five sentences.',
				noun: 'answer',
				article: 'an',
				most: 20,
				fresh: { kind: 'question', first: '', rest: '', date: '', picture: '' },
				fields: [
					{
						name: 'kind',
						label: 'What it is',
						kind: 'choice',
						options: CONTENT_KINDS.map((value) => ({ value, label: CONTENT_LABELS[value] })),
					},
					{ name: 'date', label: 'Date', slot: 'date', kinds: ['dated'] },
					{
						...sentence('first', 'First line', 'The question, the mistake, the opinion; or a title.', 'mistake'),
						rows: 1,
					},
					{ ...sentence('rest', 'The rest', 'For steps and stories, a line each.', 'passage'), rows: 4 },
					{ name: 'picture', label: 'What a photo of it shows', slot: 'photo', kinds: ['scene'], wide: true },
				],
			},
			{ name: 'hashtags', label: 'Hashtags', slot: 'hashtags', wide: true },
		],
	},
	{
		id: 'background',
		title: 'Background',
		note: 'For finding a niche, and for the tone of what is written.',
		parts: [
			{
				name: 'signature',
				label: 'Signature',
				hint: 'Empty for name, role and company.',
				kind: 'area',
				rows: 3,
				wide: true,
			},
			{ name: 'links', label: 'Links', hint: 'A line each.', slot: 'links', kind: 'area', rows: 2, wide: true },
			{ name: 'brandVoice', label: 'Brand voice', hint: 'For example “plain and friendly”.', wide: true },
			sentence(
				'values',
				'Your values, as a customer notices them',
				'For example “We call back the same day.”',
				'passage',
			),
			sentence('background', 'What you did before', 'Whole sentences, with years and numbers.', 'notes'),
			sentence('skills', 'What you can do', 'Whole sentences.', 'notes'),
			sentence('network', 'Whom you know', 'For example “About 25 restaurant owners know me by name.”', 'notes'),
		],
	},
];

/** How many of a section's parts hold something; a list is one part. */
export function filledIn({ parts }: ProfileSection, profile: BusinessProfile): { filled: number; all: number } {
	const names = parts.map((part) => (isList(part) ? part.list : part.name));
	return { filled: names.filter((name) => isFilled(profile, name)).length, all: names.length };
}

function isFilled(profile: BusinessProfile, name: string): boolean {
	const value = profile[name as keyof BusinessProfile];
	return JSON.stringify(value) !== JSON.stringify(EMPTY_PROFILE[name as keyof BusinessProfile]);
}

/** The same for the whole profile. */
export function filledInAll(profile: BusinessProfile): { filled: number; all: number } {
	const counts = SECTIONS.map((section) => filledIn(section, profile));
	return {
		filled: counts.reduce((sum, { filled }) => sum + filled, 0),
		all: counts.reduce((sum, { all }) => sum + all, 0),
	};
}

/** The section that holds a field, given by its own id, a field or a path such as `results.0.sentence`. */
export function sectionOf(target: string): ProfileSection | undefined {
	const [head = ''] = target.split('.');
	return SECTIONS.find(
		({ id, parts }) => id === target || parts.some((part) => (isList(part) ? part.list : part.name) === head),
	);
}
