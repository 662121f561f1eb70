/** Which field of the profile stands in which place. */
import type { BusinessProfile } from '../profile.ts';
import type { Slot, Surroundings } from './slots.ts';

/** A text of the profile with the place it is for. */
export interface ProfileText {
	/** Dotted, e.g. `results.0.sentence`. */
	path: string;
	slot: Slot;
	text: string;
	around: Surroundings;
}

type TextField = {
	[Key in keyof BusinessProfile]: BusinessProfile[Key] extends string ? Key : never;
}[keyof BusinessProfile];

const SINGLE: Readonly<Record<Exclude<TextField, 'audienceTrade'>, Slot>> = {
	name: 'name',
	role: 'name',
	company: 'name',
	companyShort: 'name',
	currency: 'currency',
	country: 'name',
	town: 'name',
	postalAddress: 'name',
	phone: 'label',
	email: 'email',
	website: 'website',
	links: 'links',
	signature: 'signature',
	whatWeDo: 'we',
	audience: 'people',
	audienceSize: 'label',
	howItWorks: 'how',
	firstStep: 'step',
	check: 'check',
	checkShows: 'shown',
	objection: 'objection',
	objectionAnswer: 'answer',
	openingQuestion: 'question',
	brandVoice: 'notes',
	values: 'passage',
	hashtags: 'hashtags',
	skills: 'notes',
	background: 'notes',
	network: 'notes',
};

type ContentKind = BusinessProfile['content'][number]['kind'];

/** By kind: the first line, and what follows it. */
const CONTENT: Readonly<Record<ContentKind, readonly [first: Slot, rest: Slot]>> = {
	question: ['objection', 'passage'],
	mistake: ['mistake', 'passage'],
	opinion: ['mistake', 'passage'],
	steps: ['title', 'steps'],
	story: ['title', 'story'],
	scene: ['mistake', 'passage'],
	dated: ['mistake', 'passage'],
};

/** Every text of the profile that has a place, empty ones too. */
export function textsOf(profile: BusinessProfile): ProfileText[] {
	const all: Surroundings = {
		own: [profile.company, profile.companyShort].filter((name) => name !== ''),
		secret: profile.caseStudies.filter(({ mayName }) => !mayName).map(({ client }) => client),
	};
	const single = Object.entries(SINGLE).map(([path, slot]) => {
		return { path, slot, text: profile[path as TextField], around: all };
	});
	return [...single, ...listed(profile, all)];
}

function listed(profile: BusinessProfile, all: Surroundings): ProfileText[] {
	const entry = (list: string, index: number, around = all) => {
		return ([key, slot, text]: readonly [string, Slot, string]): ProfileText => ({
			path: `${list}.${index}.${key}`,
			slot,
			text,
			around,
		});
	};
	return [
		...profile.results.flatMap(({ sentence, mayName }, index) =>
			([['sentence', 'result', sentence]] as const).map(entry('results', index, { ...all, mayName })),
		),
		...profile.caseStudies.flatMap(({ client, mayName, challenge, solution, outcome, result, timeframe }, index) =>
			(
				[
					['client', 'name', client],
					['challenge', 'passage', challenge],
					['solution', 'passage', solution],
					['outcome', 'passage', outcome],
					['result', 'result', result],
					['timeframe', 'label', timeframe],
				] as const
			).map(entry('caseStudies', index, { ...all, mayName })),
		),
		...profile.prices.flatMap(({ label, sum }, index) =>
			(
				[
					['label', 'label', label],
					['sum', 'price', sum],
				] as const
			).map(entry('prices', index)),
		),
		...profile.adLines.flatMap(({ picture, headline }, index) =>
			(
				[
					['picture', 'picture', picture],
					['headline', 'headline', headline],
				] as const
			).map(entry('adLines', index)),
		),
		...profile.shows.flatMap(({ name, about, date, time, minutes, place, seats, topics }, index) =>
			(
				[
					['name', 'name', name],
					['about', 'about', about],
					['date', 'date', date],
					['time', 'label', time],
					['minutes', 'number', minutes],
					['place', 'label', place],
					['seats', 'number', seats],
					['topics', 'topics', topics],
				] as const
			).map(entry('shows', index)),
		),
		...profile.content.flatMap(({ kind, first, rest, date, picture }, index) =>
			(
				[
					['first', CONTENT[kind][0], first],
					['rest', CONTENT[kind][1], rest],
					['date', 'date', date],
					['picture', 'photo', picture],
				] as const
			).map(entry('content', index)),
		),
	];
}
