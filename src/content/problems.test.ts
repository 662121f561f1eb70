import { describe, expect, it } from 'vitest';
import { problems } from './problems.ts';

const ids = problems.map(({ id }) => id);

describe('the questions by job', () => {
	it('are for at least 25 jobs, each under an id of its own', () => {
		expect(problems.length).toBeGreaterThanOrEqual(25);
		expect(new Set(ids).size).toBe(problems.length);
	});

	it('IDEATOR-15: are open, lead nowhere, and stand once', () => {
		const questions = problems.flatMap(({ sentences }) => [...sentences.workflow, ...sentences.test]);
		expect(new Set(questions).size).toBe(questions.length);
		for (const question of questions) {
			expect(question).toMatch(
				/^(?:(?:On|Of|If|When|For|In|Between)\b[^?]*, )?(?:How|What|Which|Who|When|Where|On which)\b/i,
			);
			expect(question).toMatch(/^[^?]*\?$/);
			expect(question).not.toMatch(/\b(?:would it help|don't you|wouldn't|isn't|struggle|problem|save)\b/i);
		}
	});
});
