import { describe, expect, it } from 'vitest';
import { isEnglish } from '#prose/email/english.ts';
import { asClause, ownSentences, shortened } from './own-words.ts';
import { namingYou, newsAbout, toYou, whatYouAre } from './person.ts';

describe('the words of the member', () => {
	it('are read sentence by sentence, without markup, bullets, questions and repetition', () => {
		expect(ownSentences('- <b>No</b> system\n* No system.\n1. Who calls back? And nobody knows; they guess')).toEqual([
			'No system.',
			'Who calls back.',
			'Nobody knows.',
			'They guess.',
		]);
	});

	it('are cut where a clause ends, and never where the rest takes them back', () => {
		const long =
			'We read the papers of each load from a photo, and we send the invoice on the same evening to the customer.';
		expect(shortened(long, 12)).toBe('We read the papers of each load from a photo.');
		expect(shortened('We send every invoice on the same evening, but only for flatbed loads.', 9)).toBeNull();
		expect(shortened('If the truck is late by an hour or more, we call the broker.', 10)).toBeNull();
		expect(shortened(long, 40)).toBe(long);
	});

	it('are lowered behind other words only where no name is meant', () => {
		expect(asClause('Patients cancel late.', '')).toBe('patients cancel late');
		expect(asClause('Dentrix is slow.', 'we use Dentrix')).toBeNull();
		expect(asClause('Routes change.', 'all routes')).toBe('routes change');
		expect(asClause('I met Ann.', '')).toBeNull();
	});

	it('are known to be English or not', () => {
		expect(isEnglish('The office types each of them again in the evening.')).toBe(true);
		expect(isEnglish('Die Angebote gehen oft erst nach zwei Wochen hinaus.')).toBe(false);
	});
});

describe('a note on somebody', () => {
	const names = ['Kofi Lindholm', 'Kofi'];

	it.each([
		['Started as a clerk, now leads nine people.', 'You started as a clerk and now lead nine people.'],
		['Runs intake and answers most calls herself.', 'You run intake and answer most calls yourself.'],
		['Kofi writes a newsletter.', 'You write a newsletter.'],
		['Was a nurse, has two sons.', 'You were a nurse, has two sons.'],
	])('%s', (note, said) => {
		expect(toYou(note, names)).toBe(said);
	});

	it('stays a note where it has no verb', () => {
		expect(toYou('Former nurse, twelve years at the firm.', names)).toBeNull();
	});

	it.each([
		['Former nurse.', 'You are a former nurse.'],
		['Third generation owner.', 'You are a third generation owner.'],
		['12 years at the firm.', 'You have spent 12 years at the firm.'],
		['Sunny weather.', null],
	])('says what somebody is: %s', (note, said) => {
		expect(whatYouAre(note)).toBe(said);
	});

	it('names the reader as "you" beside others', () => {
		expect(namingYou('Hector and Kofi coach a team.', names)).toBe('You and Hector coach a team.');
		expect(namingYou("Owen sold Kofi's house.", names)).toBe('Owen sold your house.');
		expect(namingYou('Owen hired the man that Kofi manages.', names)).toBe('Owen hired the man that you manage.');
	});

	it.each([
		['Opened a second shop.', 'Brindle opened a second shop.'],
		['Hiring two clerks.', 'Brindle is hiring two clerks.'],
		['Named one of the best places to work.', 'Brindle was named one of the best places to work.'],
		['They moved to Leeds.', 'You moved to Leeds.'],
		['Brindle raised money.', 'Brindle raised money.'],
	])('says news of the company: %s', (note, said) => {
		expect(newsAbout(note, 'Brindle')).toBe(said);
	});

	it('takes a heading for no sentence', () => {
		expect(newsAbout('New branch in Leeds.', 'Brindle')).toBeNull();
		expect(newsAbout('Opening of the Leeds branch.', 'Brindle')).toBeNull();
	});
});
