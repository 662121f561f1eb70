import { describe, expect, it } from 'vitest';
import { questionsAbout, subjectOf } from './subjects.ts';

describe('whom or what a pain begins with', () => {
	it.each([
		['Spare parts are never there', 'spare parts', false],
		['RFIs wander', 'RFIs', false],
		['Ladders wander off', 'ladders', false],
		['missed clauses', 'missed clauses', false],
		['Nurses do not say why', 'nurses', true],
		['Work orders are lost', 'work orders', false],
		['staff do not ask', 'staff', true],
	])('is found in %s', (pain, name, isPeople) => {
		expect(subjectOf(pain)).toEqual({ name, isPeople });
	});

	it.each([
		'It rains',
		'Nobody cares',
		'Business is slow',
		'The owner forgets',
		'<b>Bold</b> things',
		"Łukasz's file breaks",
		'Swarm',
	])('is left alone in %s', (pain) => {
		expect(subjectOf(pain)).toBeNull();
	});

	it('is asked about in another way for a second point', () => {
		const subject = { name: 'ladders', isPeople: false };
		expect(questionsAbout(subject, 0)).not.toEqual(questionsAbout(subject, 1));
	});
});
