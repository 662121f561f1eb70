import { describe, expect, it } from 'vitest';
import { readingOf } from '../reading.ts';
import { callOf, inputOf } from '../testing.ts';
import { replyTo } from './reply.ts';

/** What Sam answers to a line of Bea's that doubts, in the given lines. */
function replied(...lines: string[]): string | undefined {
	const talk = [
		'Sam: We would answer your phones at night.',
		'Bea: It is a robot, and I worry about the old ladies.',
		...lines,
	];
	const speakerRoles = [
		{ name: 'Sam', role: 'salesperson' as const },
		{ name: 'Bea', role: 'prospect' as const },
	];
	return replyTo(readingOf(inputOf(callOf(talk.join('\n')), { speakerRoles })), 2)?.text;
}

const ANSWER = 'Sam: It puts them through to you within twenty seconds.';

describe('the reply to a doubt', () => {
	it('is what the seller says next, past words that were broken off', () => {
		expect(replied(ANSWER)).toContain('twenty seconds');
		expect(replied('Sam: Well, it is mainly —', 'Bea: So we pay.', ANSWER)).toContain('twenty seconds');
	});

	it('comes after two questions of what it is about', () => {
		const asked = ['Sam: Which ladies?', 'Bea: The old ones.', 'Sam: Have they rung before?', 'Bea: Not yet.'];
		expect(replied(...asked, ANSWER)).toContain('twenty seconds');
		expect(replied(...asked.with(2, 'Sam: Hm.'), ANSWER)).toBeUndefined();
	});

	it('is none where the seller only asks back, or they bring up something else first', () => {
		expect(replied('Sam: And how old are they?', 'Bea: Eighty.')).toBeUndefined();
		expect(
			replied(
				'Sam: Was it the price?',
				'Bea: No, it was the data, and you never told me where it is kept at all.',
				ANSWER,
			),
		).toBeUndefined();
	});

	it('may begin with a question that it answers', () => {
		const answer = "Sam: To spot that it's an old lady? It should, yeah.";
		expect(replied(answer, 'Bea: Okay.', 'Sam: Mind that flu, Bea, and all the best.')).toContain('It should');
	});
});
