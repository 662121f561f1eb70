import { describe, expect, it } from 'vitest';
import { BOOKKEEPER } from '#business/fit/members.cases.ts';
import { businessProfileSchema, EMPTY_PROFILE } from '#business/profile.ts';
import type { Client } from '#shared/clients.ts';
import { catalog, type ToolId } from './catalog.ts';
import { clientInInput, fieldsFromClient, isAboutClient } from './from-client.ts';
import { fieldsFromProfile } from './from-profile.ts';
import { HAND_OVERS } from './from-results.ts';
import { filledWith, fillingsOf, openFillings } from './hand-over.ts';
import { missingFields, valueAt } from './input-paths.ts';
import { serverTools } from './server.ts';

const TOOLS = Object.keys(catalog) as ToolId[];

const profile = businessProfileSchema.parse({
	name: 'Ruth Ann Ackroyd',
	role: 'Owner',
	company: 'Copper Pan Bookkeeping',
	postalAddress: 'Studio 6, Leeds LS9 0AA',
	email: 'ruth@copperpan.example',
	website: 'copperpan.example',
	whatWeDo: 'We keep the books of independent restaurants in Leeds.',
	howItWorks: 'Your team photographs each invoice, and we enter it.',
	audience: 'restaurant owners',
	skills: 'Bookkeeping, VAT returns',
	background: 'Twelve years in restaurant kitchens and offices',
	results: [
		{ sentence: 'Fig & Ember has its figures on the 5th.', mayName: true, inAds: true },
		{ sentence: 'A pizzeria cut the VAT return to 40 minutes.', inAds: false },
	],
	caseStudies: [
		{ client: 'Fig & Ember', mayName: true, result: 'Figures on the 5th' },
		{ client: 'The Lantern Café', mayName: false, result: '£3,140 of credits found' },
	],
	prices: [{ label: 'One site', sum: '£280 a month' }],
	brandVoice: 'No such voice',
});

const client: Client = {
	id: 'client-1',
	company: 'Tamarind Row',
	trade: 'Food & Beverage',
	size: 'Small (11-50 employees)',
	website: '',
	notes: '',
	people: [{ name: 'Priya Nair', role: 'Owner', email: 'priya@tamarind.example' }],
	createdAt: '2026-11-01T00:00:00.000Z',
	changedAt: '2026-11-01T00:00:00.000Z',
	archivedAt: null,
};

describe('what a result hands over', () => {
	it.each(HAND_OVERS)(
		'$from feeds $to with words of its own, in fields that exist',
		async ({ from, to, fields, choices }) => {
			const { example } = (await import(`./${from}/example.ts`)) as { example: object };
			const output = serverTools[from].draft(example);
			const given = fields({ input: example, output, choice: 0 } as never) as Record<string, unknown>;
			const empty = catalog[to].input.parse({});
			for (const path of Object.keys(given)) expect(valueAt(empty, path), path).toBeDefined();
			const fillings = fillingsOf(catalog[to], given, 'a result');
			expect(fillings.length).toBeGreaterThanOrEqual(2);
			const source = JSON.stringify([
				example,
				output,
				'Discovery Call',
				`${valueAt(example, 'senderFirstName')} ${valueAt(example, 'senderLastName')}`,
			]);
			for (const { path, value } of fillings) expect(source, path).toContain(JSON.stringify(value));
			if (choices) expect(choices(output as never).length).toBeGreaterThan(1);
		},
	);

	it('hands over the niche that was chosen', () => {
		const entry = HAND_OVERS.find(({ from, to }) => from === 'compass' && to === 'ideator');
		const niche = (title: string) => ({
			title,
			description: '',
			marketResearch: { targetAudience: '', coreProblem: '' },
		});
		const output = { recommendations: [niche('Bakeries'), niche('Notaries')] };
		expect(entry?.fields({ input: {}, output, choice: 1 } as never)).toMatchObject({ niche: 'Notaries' });
	});
});

describe('what the business profile fills', () => {
	it.each(TOOLS)('%s: only fields that exist, in the words of the profile', (tool) => {
		const empty = catalog[tool].input.parse({});
		const words = JSON.stringify(profile);
		for (const [path, value] of Object.entries(fieldsFromProfile(tool, profile))) {
			expect(valueAt(empty, path), path).toBeDefined();
			for (const part of String(value ?? '').split(/\n| · |: /)) expect(words, path).toContain(part);
		}
	});

	it('fills all that a cold email needs of the sender', () => {
		const fillings = fillingsOf(
			catalog['cold-email-writer'],
			fieldsFromProfile('cold-email-writer', profile),
			'your profile',
		);
		const input = filledWith(catalog['cold-email-writer'].input.parse({}), fillings);
		expect(missingFields(catalog['cold-email-writer'], input).filter((path) => path.startsWith('sender'))).toEqual([]);
		expect(input).toMatchObject({ senderFirstName: 'Ruth Ann', senderLastName: 'Ackroyd' });
	});

	it('fills what a cold email says of the work, and of each kind of show the first', () => {
		const fields = fieldsFromProfile('cold-email-writer', BOOKKEEPER);
		const input = filledWith(
			catalog['cold-email-writer'].input.parse({}),
			fillingsOf(catalog['cold-email-writer'], fields, 'your profile'),
		);
		expect(input).toMatchObject({
			result3: BOOKKEEPER.results[2]?.sentence,
			firstStep: BOOKKEEPER.firstStep,
			objectionAnswer: BOOKKEEPER.objectionAnswer,
			publicationKind: 'Newsletter',
			publicationName: 'Behind the Pass',
			podcastName: 'The Ticket Rail',
			className: 'Your margin by the 5th',
			classSeats: '12',
		});
	});

	it('leaves a list alone that does not hold the words of the profile', () => {
		const fillings = fillingsOf(catalog['ai-ad-writer'], fieldsFromProfile('ai-ad-writer', profile), 'your profile');
		expect(fillings.map(({ path }) => path)).not.toContain('brandVoice');
	});

	it('gives the number to ring back on', () => {
		const fields = fieldsFromProfile('ai-sdr', { ...profile, phone: '0113 555 0199' });
		expect(fields).toMatchObject({ 'answers.phone': '0113 555 0199' });
	});

	it('names no client that may not be named, and advertises only with results meant for it', () => {
		expect(fieldsFromProfile('growth-plan-calculator', profile)).toMatchObject({
			caseStudy1ClientName: 'Fig & Ember',
			caseStudy2ClientName: '',
			caseStudy2Result: '£3,140 of credits found',
		});
		expect(fieldsFromProfile('ai-ad-writer', profile)).toMatchObject({
			'point1.text': 'Fig & Ember has its figures on the 5th.',
			'point2.text': undefined,
		});
	});

	it('gives the pairs of ad lines to the results for ads, and the next one to the first step', () => {
		const lines = (word: string) => ({ picture: `On the ${word}`, headline: `Below the ${word}` });
		const given = fieldsFromProfile('ai-ad-writer', {
			...profile,
			firstStep: 'We look at one month of your statements, free of charge.',
			adLines: [lines('result'), lines('step'), lines('spare')],
		});
		expect(given).toMatchObject({
			'point1.picture': 'On the result',
			'point1.headline': 'Below the result',
			'point2.picture': undefined,
			'firstStep.text': 'We look at one month of your statements, free of charge.',
			'firstStep.picture': 'On the step',
			'firstStep.headline': 'Below the step',
		});
	});

	it.each(TOOLS)('%s: nothing from an empty profile', (tool) => {
		expect(fillingsOf(catalog[tool], fieldsFromProfile(tool, EMPTY_PROFILE), 'your profile')).toEqual([]);
	});
});

describe('what a client fills', () => {
	it.each(TOOLS.filter(isAboutClient))('%s: and the form gives the same client back', (tool) => {
		const fillings = fillingsOf(catalog[tool], fieldsFromClient(tool, client), client.company);
		expect(fillings.length).toBeGreaterThan(0);
		const found = clientInInput(tool, filledWith(catalog[tool].input.parse({}), fillings));
		const people = [expect.objectContaining({ name: 'Priya Nair', role: 'Owner' })];
		// A proposal asks for the company alone.
		expect(found).toEqual(
			tool === 'dealmaker'
				? { company: 'Tamarind Row' }
				: expect.objectContaining({ company: 'Tamarind Row', trade: 'Food & Beverage', people }),
		);
	});

	it('names the speakers who buy where the form names nobody, and no trade called Other', () => {
		const speakerRoles = [
			{ name: 'Ada Osei', role: 'salesperson' },
			{ name: 'Priya Nair', role: 'prospect' },
			{ name: 'Jo', role: 'other' },
		];
		const input = (given: object) => catalog['sales-call-analyzer'].input.parse({ speakerRoles, ...given });
		const prospectInfo = { industry: 'Other' };
		const people = [{ name: 'Priya Nair', role: '', email: '' }];
		expect(clientInInput('sales-call-analyzer', input({ prospectInfo }))).toEqual({ people });
		const participantRoles = { prospect: 'Dev Nair' };
		expect(clientInInput('sales-call-analyzer', input({ participantRoles }))?.people?.map(({ name }) => name)).toEqual([
			'Dev Nair',
		]);
	});

	it('reads no client from a form that asks about none', () => {
		expect(clientInInput('compass', catalog.compass.input.parse({}))).toBeNull();
	});
});

it('never fills a field that holds something, and one field once', () => {
	const fillings = ['one', 'two'].map((value) => ({ path: 'niche', value, source: value }));
	expect(openFillings({ niche: '' }, fillings)).toEqual([fillings[0]]);
	expect(openFillings({ niche: 'mine' }, fillings)).toEqual([]);
});
