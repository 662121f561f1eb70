import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/outputs.ts';
import { dayNumber } from './days.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { mailing } from './mailing.ts';
import { table, tasks } from './schedule.ts';
import { every, fixture, fixtures } from './testing.ts';

describe.each(Object.entries(fixtures))('the files of %s', (_name, input) => {
	const output = draft(input);
	const { outreachSequence } = output.sdrCampaign;

	it('SDR-18: put each touchpoint on its working day of the calendar', () => {
		const planned = tasks(output);
		expect(planned.map(({ day }) => day)).toEqual(outreachSequence.map(dayNumber));
		for (const [index, task] of planned.entries()) {
			expect(task.workdays).toBe(true);
			expect(task.title).toMatch(/^Day \d+ · (?:Email|LinkedIn|Phone|Video|By post): \S/);
			expect(task.text).toContain(outreachSequence[index]?.message);
		}
	});

	it('SDR-18: put each touchpoint into a row, dated from the start, never on a weekend', () => {
		const rows = table('csv', output, input, '2026-03-05')?.rows ?? [];
		expect(rows).toHaveLength(outreachSequence.length);
		expect(rows[0]?.slice(0, 4)).toEqual(['1', '1', '2026-03-05', rows[0]?.[3]]);
		for (const [index, row] of rows.entries()) {
			expect([1, 2, 3, 4, 5]).toContain(new Date(`${row[2]}T00:00:00Z`).getUTCDay());
			expect(row[5]).toBe(outreachSequence[index]?.message);
		}
		expect(table('csv-buffer', output, input, '2026-03-05')).toBeNull();
	});

	it('SDR-18: hold the whole campaign in one document', () => {
		const texts = textsOf(document(output, input)).join('\n');
		for (const text of textsOf(output.sdrCampaign).filter(
			(line) => !/^(?:email|linkedin|phone|video|other)$/.test(line),
		))
			for (const part of text.split(/\n\s*\n/)) expect(texts).toContain(part);
	});

	it('hold the emails with the days between them', () => {
		const { mails, to } = mailing(output, input);
		const emails = outreachSequence.filter(({ channel }) => channel === 'email');
		expect(mails.map(({ body }) => body)).toEqual(emails.map(({ message }) => message));
		expect(mails.slice(1).every(({ waitDays }) => waitDays > 0)).toBe(true);
		expect(to.address).toBe(input.leadInfo.email);
	});
});

it('have no emails where email was not chosen', () => {
	const input = fixture('linkedin');
	expect(mailing(draft(input), input).mails).toEqual([]);
});

it('name the member and the company as authors', () => {
	for (const input of Object.values(every)) expect(document(draft(input), input).author?.company).not.toBe('');
});
