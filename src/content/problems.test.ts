import { describe, expect, it } from 'vitest';
import { type Pattern, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { problems } from './problems.ts';

const ids = problems.map(({ id }) => id);

/** As they are read: apostrophes are straight there. */
function patternsOf({ id, detect }: (typeof problems)[number]): Pattern[] {
	const straight = (texts: readonly [string, ...string[]]) =>
		texts.map((text) => text.replaceAll('’', "'")) as [string, ...string[]];
	return detect.map(({ pattern, finds, leaves }, index) => ({
		id: `${id} ${index + 1}`,
		pattern,
		finds: straight(finds),
		leaves: straight(leaves),
	}));
}

describe('the questions by job', () => {
	it('are for at least 25 jobs, each under an id of its own, near two others', () => {
		expect(problems.length).toBeGreaterThanOrEqual(25);
		expect(new Set(ids).size).toBe(problems.length);
		for (const { id, near } of problems) {
			expect(new Set([id, ...near]).size).toBe(3);
			for (const other of near) expect(ids).toContain(other);
		}
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

describe.each(problems.map((problem) => [problem.id, problem] as const))('the phrases of %s', (_, problem) => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(patternsOf(problem))).toEqual([]);
	});

	it('hold no alternative that could be taken out unnoticed', () => {
		expect(patternsOf(problem).flatMap((pattern) => idleInAnyGroup(pattern))).toEqual([]);
	});
});
