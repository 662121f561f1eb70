import { describe, expect, it } from 'vitest';
import { TOPICS, topicOf } from './topics.ts';

const NONE = new Set<never>();

describe('the topic of a pain', () => {
	it.each([
		['Missed calls in the lunch hour and after hours', 'the phone'],
		['Drawings sit with the engineer for weeks', 'the time things take'],
		['Buyers spend hours reading applications', 'the first sorting'],
		['Every letter starts from a blank page', 'writing the same thing anew'],
		['Guests ask the same things all day', 'the questions people ask'],
		['They lose tenders and never learn why', 'the comparison with others'],
		['Kilns stop without warning', 'what stops without notice'],
		['Fitters do not log what they changed', 'what is not written down'],
		['Nobody can’t find old versions; version control is missing', 'finding the right version'],
		['Partners send papers late and staff are chasing', 'what others owe them'],
		['Clients change their plans at the last minute', 'what comes in between'],
		['Parents do not answer', 'those who do not answer'],
	])('is the one that most of its words speak of: %s', (pain, name) => {
		expect(topicOf(pain, NONE)?.name).toBe(name);
	});

	it('counts whole phrases, so that a date is not a season and a departing colleague no lost customer', () => {
		expect(topicOf('Trainers quit in January', NONE)?.name).toBe('finding and keeping people');
		expect(topicOf('Staff leave after two years', NONE)?.name).toBe('finding and keeping people');
		expect(topicOf('Deadlines are discovered too late', NONE)?.name).toBe('the dates that must be kept');
	});

	it('is not found by a part of a name', () => {
		expect(topicOf('Slater and Lateef run the studio in Latessa', NONE)).toBeNull();
	});

	it('gives way to one that fits as well, and to none that fits less', () => {
		const phone = topicOf('Missed calls', NONE);
		if (phone === null) throw new Error('no topic');
		expect(topicOf('Missed calls pile up in spring and nobody is informed of missed calls', new Set([phone]))).toBe(
			phone,
		);
	});

	it('has questions that are open, stand alone and are asked for one topic only', () => {
		const questions = TOPICS.flatMap((topic) => topic.questions);
		expect(new Set(questions).size).toBe(questions.length);
		for (const question of questions) {
			expect(question).toMatch(/\?$/);
			expect(question).not.toMatch(
				/^(?:Do|Does|Did|Are|Is|Have|Has|Can|Would|Will)\b|\bsuch an?\b|\bthat (?:one|stop|week)\b/,
			);
		}
	});
});
