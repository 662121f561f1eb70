import { describe, expect, it } from 'vitest';
import { withoutMisfits } from './fit/fit.ts';
import { BOOKKEEPER, INSTALLERS_STUDIO } from './fit/members.cases.ts';
import { EMPTY_PROFILE } from './profile.ts';
import { readingOf } from './reads.ts';

/** The reading as text, with the member's words in brackets. */
function read(path: string, profile = BOOKKEEPER): string | null {
	const found = readingOf(withoutMisfits(profile), path);
	if (found === null) return null;
	const text = found.pieces.reduce((before, { text: said, own, newLine }) => {
		return `${before}${before === '' ? '' : newLine ? '\n' : ' '}${own ? `[${said}]` : said}`;
	}, '');
	return `${found.where}: ${text}`;
}

describe('how a field reads', () => {
	it.each([
		['whatWeDo', `In a first email: [${BOOKKEEPER.whatWeDo}] ${BOOKKEEPER.results[0]?.sentence}`],
		['firstStep', `In an email: [${BOOKKEEPER.firstStep}] Shall we do that this month?`],
		['audience', 'In a message: I work with [restaurant owners.]'],
		['objection', `In an email: [${BOOKKEEPER.objection}]\n${BOOKKEEPER.objectionAnswer}`],
		['prices.1.sum', 'In an email: [Each further site:] [£190 a month]'],
		['adLines.0.headline', 'As the headline of an ad: [Books for restaurants]'],
		['shows.1.name', `In an invitation: I host the podcast [The Ticket Rail.] ${BOOKKEEPER.shows[1]?.about}`],
		[
			'content.0.first',
			`In a post: [${BOOKKEEPER.content[0]?.first}]\nWhat to do instead:\n[${BOOKKEEPER.content[0]?.rest}]`,
		],
		[
			'footer',
			'Below an email: [Ruth Ackroyd, Owner, Copper Pan Bookkeeping]\n[0113 496 0142, copperpan.example]\n[Studio 6, Cooper’s Yard, Leeds LS9 0AA]',
		],
	])('%s stands in its frame, with the member’s words marked', (path, expected) => {
		expect(read(path)).toBe(expected);
	});

	it('holds nothing of a text that does not fit, in its own field and in others', () => {
		const profile = { ...BOOKKEEPER, whatWeDo: 'Best books in town.' };
		expect(read('whatWeDo', profile)).toBeNull();
		expect(read('openingQuestion', profile)).toBe(`In a first email: [${BOOKKEEPER.openingQuestion}]`);
	});

	it('is nothing for an empty field, an entry that is not there, and a field that stands in no text', () => {
		expect(read('whatWeDo', EMPTY_PROFILE)).toBeNull();
		expect(read('footer', EMPTY_PROFILE)).toBeNull();
		expect(read('results.4.sentence')).toBeNull();
		expect(read('shows.1.topics')).toBeNull();
		expect(read('skills', { ...INSTALLERS_STUDIO, skills: 'Ten years.' })).toBeNull();
	});
});
