import { describe, expect, it } from 'vitest';
import { fittingNiches } from '#content/niche-fits.ts';
import { quotesIn } from '#evidence/quotes.ts';
import type { CompassInput } from './contract.ts';
import { contactsIn } from './draft/contacts.ts';
import { besides, fieldWords, inFieldOf } from './draft/fields.ts';
import { profileOf } from './draft/profile.ts';
import { normalised } from './draft/terms.ts';
import { draft } from './draft.ts';

/** The objections of members who read their list aloud. */

function input(answers: Partial<CompassInput>): CompassInput {
	return { professionalBackground: '', topSkills: '', passions: '', network: '', anythingElse: '', ...answers };
}

function titles(of: Partial<CompassInput>): string[] {
	return draft(input(of)).recommendations.map(({ title }) => title);
}

function reasons(of: Partial<CompassInput>): string {
	return draft(input(of))
		.recommendations.map(({ reasoning }) => reasoning)
		.join('\n');
}

function steps(of: Partial<CompassInput>): string[] {
	return draft(input(of)).recommendations.flatMap(({ validationSteps }) => validationSteps ?? []);
}

describe('the people of the network', () => {
	it.each([
		['my accountant friend Ines', 'your accountant friend Ines'],
		['a recruiter I trust', 'the recruiter you trust'],
		['A matron at a nursing home', 'the matron at a nursing home'],
		['Café owner I work for', 'the café owner you work for'],
		['My girlfriend is a physiotherapist', 'your girlfriend'],
		['a school friend is the bursar of a private school', 'your school friend'],
		['lots of nurses', 'the nurses you know'],
		['Truck drivers', 'the truck drivers you know'],
		['Only lawyers', 'the lawyers you know'],
		['All my clients', 'your clients'],
		['Ex-colleagues in three hospitals', 'your ex-colleagues in three hospitals'],
		['hygienists I trained with', 'the hygienists you trained with'],
		['The guys from the shop', 'the guys from the shop'],
		['my ex-wife (director at an insurance company)', 'your ex-wife'],
		['parents, one owns a landscaping company', 'the one who owns a landscaping company'],
	])('%s: are addressed as %s', (network, who) => {
		expect(contactsIn(network).map((contact) => contact.who)).toContain(who);
	});

	it('are told apart where one piece names two, and are quoted in their own words', () => {
		const contacts = contactsIn('A notary and a retired headmaster; my three tenants obviously');
		expect(contacts.map(({ who }) => who)).toEqual(['the notary', 'the retired headmaster', 'your three tenants']);
		expect(contacts.map(({ quote }) => quote)).toEqual(['A notary', 'a retired headmaster', 'my three tenants']);
	});

	it('never hold the present employer, who must not hear of plans, while others in the same piece stay', () => {
		expect(contactsIn('Dr. Osei (my boss), my manager')).toEqual([]);
		expect(contactsIn('My boss and two other solicitors').map(({ who }) => who)).toEqual(['the two other solicitors']);
	});

	it('COMPASS-19: colleagues are asked about the trade they share with the member, by no name of it', () => {
		const machinist = {
			professionalBackground: 'Retired machinist',
			topSkills: 'Patience',
			network: 'The guys from the shop',
		};
		expect(steps(machinist)).toContain(
			'Ask three of the guys from the shop to show you five requests and their quotes.',
		);
	});
});

describe('the work of the member', () => {
	it('is told from clients and from the field of an employer', () => {
		const { mentions } = profileOf(
			input({ professionalBackground: 'SDR at a cybersecurity startup, later 30 clients: dentists, law firms' }),
		);
		const of = (term: string) => mentions.find((mention) => mention.term === term);
		expect(of('cybersecurity')?.relation).toBe('employer');
		expect(of('dentist')).toMatchObject({ relation: 'clients', quote: '30 clients: dentists' });
		expect(of('law firm')?.quote).toBe('30 clients: dentists, law firms');
	});

	it('an employer’s field is no skill, and a company with coaches is no coach', () => {
		expect(reasons({ professionalBackground: 'Clerk at a cybersecurity startup', topSkills: 'Patience' })).not.toMatch(
			/With “Clerk|which step of a fix/,
		);
		expect(
			titles({
				professionalBackground: 'Planner',
				topSkills: 'Maps',
				network: 'My brother runs a coach company',
			}).join(),
		).not.toContain('coaches');
		expect(
			reasons({ professionalBackground: 'Farmer', topSkills: 'Patience', passions: 'home automation' }),
		).not.toContain('home automation” is enough');
	});

	it('COMPASS-16: clients are asked as clients, and the trade next door goes before one lucky skill', () => {
		const agency = {
			professionalBackground: 'I run an agency with 40 clients: dentists, law firms',
			topSkills: 'Sales',
		};
		expect(reasons(agency)).toContain('“40 clients: dentists”: they can tell you');
		expect(steps(agency).join()).toContain('Ask one of the dental practices among your clients');
		const icu = titles({ professionalBackground: 'Nurse in a hospital for nine years', topSkills: 'Auditing' });
		expect(icu.slice(0, 3).every((title) => /home-care|senior|dental|physio|pharmac/.test(title))).toBe(true);
	});

	it('COMPASS-17: nothing is quoted in full twice', () => {
		const same = input({
			professionalBackground: 'Warehouse shift supervisor at a third-party logistics company',
			topSkills: 'SAP, Excel pivot tables',
		});
		const quotes = draft(same).recommendations.flatMap(({ reasoning }) => quotesIn(reasoning));
		const whole = quotes.filter((quote) => quote === same.professionalBackground);
		expect(whole).toHaveLength(1);
	});
});

describe('what a member rules out', () => {
	const clerk = { professionalBackground: 'Office clerk', topSkills: 'Sales, negotiation' };

	it('COMPASS-16: a trade that is hated stays out, even where all work was in it', () => {
		const lawyer = {
			professionalBackground: 'Lawyer for 20 years. Never want to see a law firm again.',
			topSkills: 'Contracts',
		};
		expect(titles(lawyer).join()).not.toContain('law');
	});

	it('a non-compete is no skill: it is held against the trade that it names', () => {
		const bookkeeper = {
			professionalBackground: 'Bookkeeper',
			topSkills: 'QuickBooks',
			anythingElse: 'I signed a non-compete for bookkeeping until December',
		};
		expect(reasons(bookkeeper)).toContain(
			'Against it: “I signed a non-compete for bookkeeping until December”, so have the clause read',
		);
		expect(reasons(bookkeeper)).not.toMatch(/non-compete[^”]*”: with that|You name bookkeeping/);
	});

	it('COMPASS-19: without a telephone every step asks in writing, cold calls alone leave the telephone', () => {
		const quiet = steps({ ...clerk, anythingElse: 'Please no phone' });
		expect(quiet.filter((step) => /^(?:Call|Phone) (?!in )|\bthen phone\b/.test(step))).toEqual([]);
		expect(quiet).toContain(
			'Write to ten firms and ask how many quotes are open today; the ones who cannot say are your list.',
		);
		expect(reasons({ ...clerk, anythingElse: 'no cold calls' })).not.toContain('you ask in writing');
	});

	it('COMPASS-19: no money, no office hours and no events take out the steps that need them', () => {
		const costs = /^(?:Order something|Have your hair cut|Eat somewhere|Take a trial class|Bring a shop)/;
		const cook = { professionalBackground: 'Cook', topSkills: 'Instagram', passions: 'Fashion' };
		expect(steps(cook).some((step) => costs.test(step))).toBe(true);
		expect(steps({ ...cook, anythingElse: 'No money to invest' }).filter((step) => costs.test(step))).toEqual([]);
		const evenings = steps({ ...clerk, anythingElse: 'Only evenings and weekends' });
		expect(evenings.filter((step) => /^(?:Call|Visit|Drop in|Walk into)/.test(step))).toEqual([]);
		const visits = new Set(fittingNiches.map(({ validationSteps }) => validationSteps.visit));
		expect(steps({ ...clerk, anythingElse: 'no events' }).filter((step) => visits.has(step))).toEqual([]);
	});

	it('an income that the hours cannot carry is said so, and one in another currency is not counted in dollars', () => {
		expect(reasons({ ...clerk, anythingElse: '2 hours a week, and $50,000 a month' })).toMatch(
			/“2 hours a week” leave \S+ minutes? a week for each, so one of the two has to give/,
		);
		const pounds = reasons({ ...clerk, anythingElse: '£2,200 a month' });
		expect(pounds).toContain('Hold “£2,200 a month” against our estimate');
		expect(pounds).not.toMatch(/takes \S+ clients?/);
	});

	it('patient data that is not wanted halves what rests on it and is held against it', () => {
		const nurse = { professionalBackground: 'Nurse', topSkills: 'Auditing', anythingElse: 'No patient data' };
		expect(reasons(nurse)).toContain('Against it: “No patient data” can be kept in the trial');
	});
});

describe('what says nothing', () => {
	it('"none" is not weighed and one word of background is told what would help', () => {
		const short = { professionalBackground: 'Sales', topSkills: 'Talking', passions: 'none', anythingElse: 'none' };
		expect(reasons(short)).not.toContain('“none”');
		expect(reasons(short)).toContain('add one of them and this list changes');
	});

	it('a doubt of one kind is told once, and every niche has its own warning', () => {
		const all = reasons({ professionalBackground: 'Sales', topSkills: 'Sales, negotiation' });
		expect(all.split('neither your work so far nor your network')).toHaveLength(2);
	});
});

describe('the fields', () => {
	it('name niches that exist and words that the index can meet', () => {
		const ids = new Set(fittingNiches.map(({ id }) => id));
		for (const word of fieldWords) {
			expect(normalised(word)).toBe(word);
			for (const id of inFieldOf(word)) expect(ids).toContain(id);
		}
		expect(besides('machine-shop-quoting')).toContain('maintenance-logs');
		expect(besides('machine-shop-quoting')).not.toContain('machine-shop-quoting');
	});
});
