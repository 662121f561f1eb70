import { describe, expect, it } from 'vitest';
import { plannedInCall } from './planned-questions.ts';
import { readCall } from './read.ts';

const call = readCall(
	[
		'Ann: Thanks for making time. How do you send a quote after the survey today?',
		'Bob: By hand. How much is your software?',
		'Ann: We will get to that. Who else has to agree before you buy?',
		'Bob: My wife.',
		'Ann: And when a quote goes out late, what does it cost you? What does a late quote cost in a month?',
	].join('\n'),
);
const ann = (speaker: number | null) => call.speakers[speaker ?? -1]?.name === 'Ann';

describe('planned questions', () => {
	it('are found in other words, with the line', () => {
		const [sent, late] = plannedInCall(
			['Walk me through how a quote is sent after a survey.', 'What does it cost when a quote is late?'],
			call,
			ann,
		);
		expect(sent?.asked).toEqual({ words: 'How do you send a quote after the survey today?', line: 1 });
		expect(late?.asked?.line).toBe(5);
	});

	it('were not asked where no question comes close, or only the other side asked', () => {
		const [crew, price] = plannedInCall(['How large is your crew?', 'How much is the software you use?'], call, ann);
		expect(crew?.asked).toBeNull();
		expect(price?.asked).toBeNull();
	});

	it('share no question of the call', () => {
		const found = plannedInCall(['Who has to agree to buy?', 'Who must agree before you can buy?'], call, ann);
		expect(found.filter(({ asked }) => asked !== null)).toHaveLength(1);
	});
});
