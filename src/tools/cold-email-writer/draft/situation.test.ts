import { describe, expect, it } from 'vitest';
import { firstNameOf } from '#prose/said-names.ts';
import { type ColdEmailInput, contract } from '../contract.ts';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import { SEQUENCE } from '../mailing.ts';
import { situationOf } from './situation.ts';

function inputOf(changes: Partial<ColdEmailInput>): ColdEmailInput {
	return contract.input.parse({ ...example, ...changes });
}

function bodiesOf(changes: Partial<ColdEmailInput>): string[] {
	const { emailSequence } = draft(inputOf(changes));
	return SEQUENCE.map(([key]) => emailSequence[key].body);
}

const foundry: Partial<ColdEmailInput> = {
	targetIndustry: 'Manufacturers',
	targetRole: 'CFO',
	prospectCompany: 'Aldercast Foundry, Inc.',
	specificChallenge: 'Month-end takes eleven days because freight invoices are matched by hand.',
	valueProposition: 'We match freight invoices to orders and show only the ones that differ.',
};

describe('what the e-mails are about', () => {
	it('is the phrase that challenge and offer share where no task of the trade fits', () => {
		const { topics } = situationOf(inputOf(foundry));
		expect(topics[0].task.name).toBe('freight invoices');
		const bodies = bodiesOf(foundry).join('\n');
		for (const { task } of topics.slice(1)) expect(bodies).not.toContain(task.name);
	});

	it('is the task of the trade that the member spoke of', () => {
		const told = {
			targetIndustry: 'Dental practices',
			specificChallenge: 'Patients cancel in the morning and the chair stays empty.',
		};
		expect(situationOf(inputOf(told)).topics[0]).toMatchObject({ told: true, task: { name: 'late cancellations' } });
	});

	it('does not follow a word that only the news holds', () => {
		const { topics } = situationOf(
			inputOf({ ...foundry, recentNews: 'Hired a maintenance manager for machine stops.' }),
		);
		expect(topics[0].task.name).toBe('freight invoices');
	});
});

describe('the words of the member', () => {
	it('are asked where they are a question, and never told as a fact', () => {
		const [first = ''] = bodiesOf({ ...foundry, specificChallenge: 'How long do freight invoices wait for a match?' });
		expect(first).toContain('How long do freight invoices wait for a match?');
		expect(first).not.toContain('As I understand it');
		expect(first.match(/\?/g)).toHaveLength(1);
	});

	it.each([
		['Misses calls on the road.', 'As I understand it, you miss calls on the road.'],
		['Calls wait until the evening.', 'As I understand it, calls wait until the evening.'],
		['slow replies to leads', 'I was told this is a sore spot: slow replies to leads.'],
		['Renewals: the team starts late.', 'On renewals, the team starts late, as I understand it.'],
	])('%s', (specificChallenge, said) => {
		expect(bodiesOf({ specificChallenge })[0]).toContain(said);
	});

	it.each([
		[
			'Onboarding that imports the sheets of a client.',
			'Quietdesk offers onboarding that imports the sheets of a client.',
		],
		['Helps clinics answer on time.', 'Quietdesk helps clinics answer on time.'],
		[
			'Chat agent, lead replies, calendar sync',
			'What you get from Quietdesk: chat agent, lead replies, calendar sync.',
		],
	])('offer in a whole sentence: %s', (valueProposition, said) => {
		expect(bodiesOf({ valueProposition })[0]).toContain(said);
	});

	it('name shared acquaintances without claiming more, and leave the introducer out of the list', () => {
		const [first] = bodiesOf({ mutualConnections: 'Dilnoza Marsh, Jana Ek, Per Sol' });
		expect(first).toContain('Dilnoza Marsh, sales lead at Casco Vet Supply, gave me your name.');
		expect(first).toContain('We also both know Jana Ek and Per Sol.');
	});

	it('own up to news that carries a year', () => {
		expect(bodiesOf({ recentNews: 'Opened a clinic in 2021.' })[1]).toContain('That may be old news by now.');
		expect(bodiesOf({ recentNews: 'Opened a clinic in May.' })[1]).not.toContain('old news');
	});
});

it('greets by the given name, and says a company as people say it', () => {
	expect(firstNameOf('Dr. Anna-Maria van der Berg')).toBe('Anna-Maria');
	expect(firstNameOf('李 Wei')).toBe('Wei');
	expect(situationOf(inputOf(foundry)).there).toBe('at Aldercast Foundry');
	const long = { prospectCompany: 'Upper Valley Intermodal Freight Forwarding & Warehousing Company' };
	expect(bodiesOf(long).join('\n')).not.toContain('Upper Valley');
});
