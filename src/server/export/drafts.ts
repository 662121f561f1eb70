import { strToU8, zipSync } from 'fflate';
import type { Mail, Mailing } from '#shared/mailing.ts';

/**
 * One email as a draft (RFC 5322): `X-Unsent: 1` makes mail programs open it for editing, not as received mail.
 * Nodemailer makes no header of a line break in a name, an address or a subject.
 */
export async function toDraft({ to, from }: Mailing, { subject, body }: Mail): Promise<Uint8Array> {
	const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
	const composer = new MailComposer({
		from,
		to: { name: `${to.firstName} ${to.lastName}`.trim(), address: to.address },
		subject,
		text: body,
		textEncoding: 'quoted-printable',
		headers: { 'X-Unsent': '1' },
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return new Uint8Array(await composer.compile().build());
}

/** All emails in one archive, numbered in the order of sending. */
export async function toDrafts(mailing: Mailing): Promise<Uint8Array> {
	const files: Record<string, Uint8Array> = {};
	for (const [index, mail] of mailing.mails.entries()) {
		const name = mail.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
		files[`${index + 1}-${name}.eml`] = await toDraft(mailing, mail);
	}
	files['when-to-send.txt'] = strToU8(schedule(mailing));
	return zipSync(files, { mtime: '1980-01-01T00:00:00' });
}

function schedule({ to, mails }: Mailing): string {
	const lines = mails.map(({ name, waitDays, subject }, index) => {
		const when = waitDays === 0 ? 'first' : `${waitDays} days after the one before`;
		return `${index + 1}. ${name}, ${when}: ${line(subject)}`;
	});
	return `To ${line(to.address)}\n\n${lines.join('\n')}\n`;
}

function line(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
