import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { inputOf } from '../testing.ts';
import { labelIn } from './subjects.ts';

type Changes = Parameters<typeof inputOf>[0];

describe('the subject of the first email', () => {
	const subjectOf = ({ leadInfo, answers, ...changes }: Changes) =>
		draft(
			inputOf({
				yourCompanyInfo: { serviceOffering: 'Managed IT support' },
				...changes,
				leadInfo: { leadSource: 'Cold Research', ...leadInfo },
				answers: { referrer: '', openingQuestion: '', ...answers },
			}),
		).sdrCampaign.outreachSequence[0]?.subject;
	const LONG = "the Dairy Ireland engineers' day in Moorepark";
	const unnamed = { yourCompanyInfo: { serviceOffering: 'We answer calls.' } };
	const met = (answers: Changes['answers']) =>
		subjectOf({ leadInfo: { leadSource: 'Industry Event' }, answers: { spoke: 'Yes', ...answers } });

	it('SDR-23: names who connects, or where the two met, before the work', () => {
		expect(subjectOf({ leadInfo: { leadSource: 'Referral' }, answers: { referrer: 'Craig Donnelly' } })).toBe(
			'Craig Donnelly suggested I write',
		);
		expect(met({ event: 'the Roofers fair' })).toBe('After the Roofers fair');
		expect(met({ event: LONG, eventDate: '6 November 2026' })).toBe('After our talk on 6 November');
		expect(met({ event: LONG, eventDate: 'November 6, 2026' })).toBe('After our talk on November 6');
		expect(met({ event: LONG })).toBe('After our talk');
		expect(met({ event: LONG, spoke: 'No' })).toBe('Managed IT support');
	});

	it('SDR-23: is what the member calls the work, as it stands', () => {
		expect(subjectOf({})).toBe('Managed IT support');
		const longer = 'Cleaning of solar panels in North Wales';
		expect(subjectOf({ yourCompanyInfo: { serviceOffering: longer } })).toBe(longer);
		expect(subjectOf({ answers: { openingQuestion: 'Who picks up when the office is closed?' } })).toBe(
			'Managed IT support',
		);
	});

	it('SDR-23: without a name for the work, is the question, the need, or an introduction', () => {
		const asked = { openingQuestion: 'Who picks up when the office is closed?' };
		expect(subjectOf({ ...unnamed, answers: asked })).toBe('A question for Pellworth Roofing');
		expect(subjectOf({ ...unnamed, answers: { need: 'You said that nobody rings back on Mondays.' } })).toBe(
			'What you told me',
		);
		expect(subjectOf({ ...unnamed, answers: { need: 'Your phone rings out on Mondays before nine.' } })).toBe(
			'What I noticed',
		);
		expect(subjectOf(unnamed)).toBe('A short introduction');
	});
});

describe('the name of the work', () => {
	it.each([
		['managed IT support', 'Managed IT support'],
		['Service and repairs of CNC machines.', 'Service and repairs of CNC machines'],
		['Cleaning of solar panels in North Wales', 'Cleaning of solar panels in North Wales'],
	])('may be a subject: %s', (service, label) => {
		expect(labelIn(service)).toBe(label);
	});

	it.each([
		'',
		'Bookkeeping',
		'We answer calls',
		'Our drivers collect linen',
		'Websites, booking pages, hosting',
		'Planned servicing and call-out for refrigeration plants',
		'Care of the old apple trees in the garden',
		'Chatbots answer your calls',
		'Vendita di case al mare',
	])('may not, where it is too short or too long, no single thing, a sentence or no English: %s', (service) => {
		expect(labelIn(service)).toBe('');
	});
});
