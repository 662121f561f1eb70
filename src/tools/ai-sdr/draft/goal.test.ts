import { describe, expect, it } from 'vitest';
import { inputOf } from '../testing.ts';
import { goalOf } from './goal.ts';
import { leadOf } from './lead.ts';
import { materialOf } from './material.ts';

type Changes = Parameters<typeof inputOf>[0];

function nameOf(changes: Changes): string {
	const input = inputOf(changes);
	return goalOf(leadOf(input), materialOf(input)).name;
}

describe('the goal', () => {
	it('has no length of its own', () => {
		expect(nameOf({ campaignGoals: 'Get a call' })).toBe('a call');
		expect(nameOf({ callToAction: 'Schedule a Demo', campaignGoals: 'Pilot with 20 users in 30 days' })).toBe('a demo');
		expect(nameOf({ callToAction: 'Request a Consultation' })).toBe('a consultation');
	});

	it.each([
		'Get a 30 minute call with Priya',
		'a 30-minute chat',
		'30 mins demo',
		'30 min talk',
		'one 30min meeting',
		'30 minutes consultation',
		'30 minute video call',
	])('has the length that the member names: %s', (campaignGoals) => {
		expect(nameOf({ campaignGoals })).toBe('a 30-minute call');
		expect(nameOf({ messagingStrategy: campaignGoals })).toBe('a 30-minute call');
	});

	it('has the article of its length', () => {
		expect(nameOf({ campaignGoals: 'an 18 minute demo', callToAction: 'Schedule a Demo' })).toBe('an 18-minute demo');
	});

	it.each([
		['checklist for product texts', 'a checklist for product texts'],
		['the storm plan', 'the storm plan'],
	])('is what is sent, with its article: %s', (offered, name) => {
		expect(nameOf({ callToAction: 'Download a Resource', answers: { offered } })).toBe(name);
	});
});
