import { describe, expect, it } from 'vitest';
import { namingYou, newsAbout, toYou, whatYouAre } from './person.ts';

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
		['University lecturer and author.', 'You are a university lecturer and author.'],
		['HR manager.', 'You are an HR manager.'],
		['Honorary chair.', 'You are an honorary chair.'],
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
