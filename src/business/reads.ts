/**
 * How the fields of the profile read where a tool puts them: the member's own sentences in fixed frames. A field that
 * does not fit has no reading.
 */
import { ended, quoted, unquoted } from '#prose/sentences.ts';
import type { BusinessProfile } from './profile.ts';

/** A part of a reading; `own` are the member's words of this field. */
export interface Piece {
	text: string;
	own: boolean;
	/** It begins a line. */
	newLine?: boolean;
}

export interface Reading {
	/** Where it is read, e.g. "In a first email". */
	where: string;
	pieces: readonly Piece[];
}

/** The member's words of the field. */
const own = (text: string, newLine = false): Piece => ({ text, own: true, newLine });
/** Other fields, and the fixed words of a frame. */
const frame = (text: string, newLine = false): Piece => ({ text, own: false, newLine });

type Frame = (profile: BusinessProfile) => Reading | null;

const reading = (where: string, ...pieces: readonly Piece[]): Reading => ({
	where,
	pieces: pieces.filter(({ text }) => text !== ''),
});

const firstResult = ({ results }: BusinessProfile): string =>
	results.find(({ sentence }) => sentence !== '')?.sentence ?? '';

/** The signature or who writes, and where to find them. */
const footer: Frame = ({ name, role, company, signature, phone, website, postalAddress }) => {
	const writer = signature === '' ? [listed(name, role, company)] : signature.split('\n');
	const lines = [...writer, listed(phone, website), postalAddress];
	return reading('Below an email', ...lines.map((line) => own(line, true)));
};

const listed = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const SINGLE: Partial<Record<keyof BusinessProfile, Frame>> = {
	signature: footer,
	companyShort: ({ companyShort, town }) =>
		reading('Under an ad', own(town === '' ? companyShort : `${companyShort},`), frame(town)),
	town: ({ companyShort, company, town }) => reading('Under an ad', frame(`${companyShort || company},`), own(town)),
	audience: ({ audience }) => reading('In a message', frame('I work with'), own(ended(audience))),
	whatWeDo: (profile) => reading('In a first email', own(profile.whatWeDo), frame(firstResult(profile))),
	howItWorks: ({ whatWeDo, howItWorks }) => reading('In an email', frame(whatWeDo), own(howItWorks)),
	firstStep: ({ firstStep }) => reading('In an email', own(firstStep), frame('Shall we do that this month?')),
	check: ({ check, checkShows }) =>
		reading('In a message', frame('Here is something you can check without us.'), own(check), frame(checkShows)),
	checkShows: ({ check, checkShows }) => reading('In a message', frame(check), own(checkShows)),
	openingQuestion: ({ whatWeDo, openingQuestion }) =>
		reading('In a first email', frame(whatWeDo), own(openingQuestion)),
	objection: ({ objection, objectionAnswer }) =>
		reading('In an email', own(quoted(unquoted(objection))), frame(objectionAnswer, true)),
	objectionAnswer: ({ objection, objectionAnswer }) =>
		reading('In an email', frame(objection === '' ? '' : quoted(unquoted(objection))), own(objectionAnswer, true)),
	values: ({ values }) => reading('In a post', own(values)),
	hashtags: ({ hashtags }) => reading('Under a post', own(hashtags)),
};

/** An entry of a list; `key` is the field of it. */
function entryReading(profile: BusinessProfile, list: string, index: number, key: string): Reading | null {
	switch (list) {
		case 'results': {
			const entry = profile.results[index];
			return entry ? reading('In an email', frame(profile.whatWeDo), own(entry.sentence)) : null;
		}
		case 'prices': {
			const entry = profile.prices[index];
			if (!entry?.label || !entry.sum) return null;
			return reading('In an email', own(`${entry.label}:`), own(entry.sum));
		}
		case 'adLines': {
			const entry = profile.adLines[index];
			if (entry === undefined) return null;
			return key === 'picture'
				? reading('On the picture of an ad', own(entry.picture))
				: reading('As the headline of an ad', own(entry.headline));
		}
		case 'shows':
			return showReading(profile, index, key);
		case 'content':
			return contentReading(profile, index);
		default:
			return null;
	}
}

const INTRODUCED: Partial<Record<BusinessProfile['shows'][number]['kind'], string>> = {
	Podcast: 'I host the podcast',
	Class: 'I teach the class',
};

function showReading({ shows }: BusinessProfile, index: number, key: string): Reading | null {
	const entry = shows[index];
	if (!entry?.name || !['name', 'about', 'topics'].includes(key)) return null;
	if (key === 'topics') {
		return reading(
			'In an invitation',
			...entry.topics.split('\n').map((line) => own(line.trim() === '' ? '' : `– ${line.trim()}`, true)),
		);
	}
	const opening = frame(INTRODUCED[entry.kind] ?? `I write the ${entry.kind.toLowerCase()}`);
	const name = ended(entry.name);
	return key === 'name'
		? reading('In an invitation', opening, own(name), frame(entry.about))
		: reading('In an invitation', opening, frame(name), own(entry.about));
}

function contentReading({ content }: BusinessProfile, index: number): Reading | null {
	const entry = content[index];
	if (!entry?.first) return null;
	const lines = entry.rest.split('\n').map((line) => own(line.trim(), true));
	const bridge = entry.kind === 'mistake' && entry.rest !== '' ? [frame('What to do instead:', true)] : [];
	return reading('In a post', own(entry.first), ...bridge, ...lines);
}

/**
 * How the field at a path reads, e.g. `results.0.sentence`, or what stands below an email (`footer`); null where it is
 * empty or stands in no text.
 *
 * @param kept the profile from `withoutMisfits`
 */
export function readingOf(kept: BusinessProfile, path: string): Reading | null {
	const [head = '', index, key = ''] = path.split('.');
	if (path === 'footer') return withWords(footer(kept));
	if (index === undefined) {
		const value = kept[head as keyof BusinessProfile];
		return value === '' ? null : (SINGLE[head as keyof BusinessProfile]?.(kept) ?? null);
	}
	return withWords(entryReading(kept, head, Number(index), key));
}

function withWords(found: Reading | null): Reading | null {
	return found?.pieces.some(({ own: isOwn }) => isOwn) ? found : null;
}
