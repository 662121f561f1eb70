import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Mailing } from '#shared/mailing.ts';
import { toLeadList } from './lead-list.ts';

const mailing: Mailing = {
	to: { firstName: 'Zoë', lastName: 'Łukasz', address: 'zoe@loaf.example', company: '=cmd|calc!A1', title: 'Baker' },
	from: { name: 'Ada Quist', address: 'ada@quist.example' },
	mails: [
		{ name: 'Initial Email', waitDays: 0, subject: 'Early, "loaves"', body: 'Hi Zoë,\n\nWho lights it?' },
		{ name: 'Follow-up 1', waitDays: 3, subject: '@home', body: '- one\n- two' },
	],
};

function rowOf(format: Parameters<typeof toLeadList>[1]) {
	const [row] = parse(toLeadList(mailing, format), { columns: true }) as Record<string, string>[];
	return row ?? {};
}

describe('a list for a sending program', () => {
	it.each(['csv-instantly', 'csv-smartlead'] as const)('COLD-20: has the columns that %s reads', (format) => {
		expect(rowOf(format)).toMatchObject({
			email: 'zoe@loaf.example',
			first_name: 'Zoë',
			last_name: 'Łukasz',
			subject_1: 'Early, "loaves"',
			body_1: 'Hi Zoë,\n\nWho lights it?',
			wait_days_2: '3',
		});
	});

	it('COLD-20: has the columns that lemlist reads', () => {
		expect(Object.keys(rowOf('csv-lemlist')).slice(0, 6)).toEqual([
			'email',
			'firstName',
			'lastName',
			'companyName',
			'jobTitle',
			'subject1',
		]);
	});

	it('holds no cell that a spreadsheet would run', () => {
		expect(rowOf('csv-instantly')).toMatchObject({
			company_name: "'=cmd|calc!A1",
			subject_2: "'@home",
			body_2: "'- one\n- two",
		});
	});
});
