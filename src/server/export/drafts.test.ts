import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Mailing } from '#shared/mailing.ts';
import { toDraft, toDrafts } from './drafts.ts';

const mailing: Mailing = {
	to: {
		firstName: 'Zoë',
		lastName: "O'Brien-Łukasz",
		address: 'zoe@loaf.example',
		company: 'Loaf & Son',
		title: 'Baker',
	},
	from: { name: 'Ada Quist', address: 'ada@quist.example' },
	mails: [
		{ name: 'Initial Email', waitDays: 0, subject: 'Early loaves in Łódź', body: 'Hi Zoë,\n\nWho lights it?\n\nAda' },
		{ name: 'Follow-up 1', waitDays: 3, subject: 'Late loaves', body: 'Hi Zoë' },
	],
};

async function draftOf(changes: Partial<Mailing['mails'][number]> = {}, to: Partial<Mailing['to']> = {}) {
	const [first] = mailing.mails;
	if (!first) throw new Error('no mail');
	const bytes = await toDraft({ ...mailing, to: { ...mailing.to, ...to } }, { ...first, ...changes });
	return Buffer.from(bytes).toString('utf8');
}

/** Header names, unfolded. */
function headersOf(draft: string): string[] {
	const [head = ''] = draft.split('\r\n\r\n');
	return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

describe('an email as a draft', () => {
	it('COLD-20: opens for editing, from the sender to the recipient', async () => {
		const headers = headersOf(await draftOf());
		expect(headers).toContain('X-Unsent: 1');
		expect(headers).toContain('From: Ada Quist <ada@quist.example>');
		expect(headers.find((line) => line.startsWith('To:'))).toMatch(/=\?UTF-8\?.*<zoe@loaf\.example>$/);
		expect(headers.find((line) => line.startsWith('Subject:'))).toMatch(/=\?UTF-8\?/);
	});

	it.each(['\r\n', '\n', '\r', '\r\n\r\n'])('lets no line break make a header: %j', async (end) => {
		const attack = `Hello${end}Bcc: everyone@example.com`;
		const address = `zoe@loaf.example${end}Bcc: all@example.com`;
		const [mail] = mailing.mails;
		if (!mail) throw new Error('no mail');
		const to = { ...mailing.to, firstName: attack, address };
		const bytes = await toDraft({ ...mailing, to, from: { name: attack, address } }, { ...mail, subject: attack });
		const headers = headersOf(Buffer.from(bytes).toString('utf8'));
		expect(headers.map((line) => line.split(':')[0])).toEqual([
			'X-Unsent',
			'From',
			'To',
			'Subject',
			'Message-ID',
			'Content-Transfer-Encoding',
			'Date',
			'MIME-Version',
			'Content-Type',
		]);
		expect(headers.join('')).not.toMatch(/[\r\n]/);
	});

	it('comes with a list that no subject or address adds a line to', async () => {
		const to = { ...mailing.to, address: 'zoe@loaf.example\n9. Forged' };
		const mails = mailing.mails.map((mail) => ({ ...mail, subject: 'Hi\r\n9. Forged' }));
		const files = unzipSync(await toDrafts({ ...mailing, to, mails }));
		const list = Buffer.from(files['when-to-send.txt'] ?? []).toString();
		expect(list.match(/^9\./m)).toBeNull();
		expect(list.split('\n')).toHaveLength(5);
	});

	it('COLD-19: comes with the others in one archive, in order, with the days between them', async () => {
		const files = unzipSync(await toDrafts(mailing));
		expect(Object.keys(files)).toEqual(['1-initial-email.eml', '2-follow-up-1.eml', 'when-to-send.txt']);
		expect(Buffer.from(files['when-to-send.txt'] ?? []).toString()).toContain(
			'2. Follow-up 1, 3 days after the one before',
		);
	});
});
