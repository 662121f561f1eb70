import { expect, it } from 'vitest';
import type { PrintedBlock } from '#shared/document.ts';
import { refuseUndated } from './days.ts';

const NOVEMBER = new Date('2026-11-29T10:00:00Z');

const refusal = (...blocks: PrintedBlock[]) => {
	const section = { heading: 'Plan', blocks: [], sections: [{ heading: 'Steps', blocks }] };
	try {
		refuseUndated({ title: 'Plan', facts: [], sections: [section] }, NOVEMBER);
		return '';
	} catch (error) {
		return (error as Error).message;
	}
};
const said = (text: string) => refusal({ kind: 'paragraph', text });

it.each([
	['We send it tonight.', '“tonight”'],
	['We meet on Tuesday at three.', '“on Tuesday at three”'],
	['It begins next week.', '“next week”'],
	['Done by tomorrow.', '“tomorrow”'],
	['Three a week by 1 October.', '“1 October”'],
])('%s: a client who reads it later is told another day, or one that has passed', (text, words) => {
	expect(said(text)).toContain(`write ${words} as a date`);
});

it.each([
	'We meet on Tuesday 1 December 2026.',
	'It begins on 4 December.',
	'A report every Monday, and each Friday a call.',
	'About nine a week today.',
	'Six nights a week, since 1 October.',
	'Ready on 12 March 2025.',
])('%s: stays', (text) => {
	expect(said(text)).toBe('');
});

it('looks into lists, tables and facts, and not into what was said on a day of its own', () => {
	const blocks: PrintedBlock[] = [
		{ kind: 'list', items: ['Slips tonight'] },
		{ kind: 'table', head: ['When'], rows: [['on Friday', 'Today']] },
		{ kind: 'facts', facts: [{ label: 'Start', value: 'tomorrow' }] },
		{ kind: 'quote', text: 'Let us talk on Monday' },
	];
	expect(refusal(...blocks)).toContain('“tonight”, “on Friday”, “Today” and “tomorrow”');
	expect(refusal(...blocks)).not.toContain('Monday');
});
