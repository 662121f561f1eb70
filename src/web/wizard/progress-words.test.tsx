import { describe, expect, it } from 'vitest';
import type { Progress, Run } from '#shared/runs.ts';
import { partWords, progressWords } from './progress-words.ts';

const run = { status: 'running' } as Run;
const call = {
	steps: [
		{ title: 'Call', groups: [{ fields: [{ name: 'call', label: 'Call', kind: 'transcript' as const, rows: 9 }] }] },
	],
};
const form = { steps: [] };
const words = (progress: Progress | null, tool: typeof call | typeof form = form) =>
	progressWords(tool, { run, progress });

describe('what is being done', () => {
	it('is named by its stage, and by what the tool reads', () => {
		expect(progressWords(form, { run: null, progress: null })).toBe('');
		expect(progressWords(form, { run: { ...run, status: 'queued' }, progress: null })).toBe('Waiting for a place');
		expect(words({ stage: 'waiting' })).toBe('Waiting for a place');
		expect(words({ stage: 'reading' })).toBe('Reading what you entered');
		expect(words({ stage: 'reading' }, call)).toBe('Reading the call');
		expect(words({ stage: 'reading', read: 40 }, call)).toBe('Reading the call, 40%');
		expect(words({ stage: 'correcting', section: 2, sections: 3 })).toBe('Correcting the form of the answer');
	});

	it('names the part that is being written, as far as it is known', () => {
		expect(words({ stage: 'writing', part: 'missedFollowUps', section: 3, sections: 8 })).toBe(
			'Writing missed follow-ups, section 3 of 8',
		);
		expect(words({ stage: 'writing', section: 3, sections: 8 })).toBe('Writing section 3 of 8');
		expect(words({ stage: 'writing', part: 'objections' })).toBe('Writing objections');
		expect(words({ stage: 'writing', part: 'week 2', section: 2, sections: 4 })).toBe('Writing week 2, section 2 of 4');
		expect(words({ stage: 'writing' })).toBe('Writing');
	});

	it.each([
		['callSummary', 'call summary'],
		['bantScore', 'BANT score'],
		['expectedROI', 'expected ROI'],
		['ROIEstimate', 'ROI estimate'],
		['followUpStrategy', 'follow-up strategy'],
		['caseStudy1Result', 'case study1 result'],
		['', ''],
	])('puts %s into words', (key, expected) => {
		expect(partWords(key)).toBe(expected);
	});
});
