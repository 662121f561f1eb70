/**
 * `npm run outbox`: the mails that wait in DATA_DIR, newest first. It only reads files, so the server may run
 * meanwhile.
 */
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { listOutbox, outboxFolder } from '#server/mail/outbox.ts';

/** The text of a mail must not control the terminal. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '');

async function list(): Promise<void> {
	const env = readEnvironment(process.env);
	const folder = outboxFolder(env.dataDir);
	const mails = await listOutbox(folder);
	if (env.smtpUrl) console.log('SMTP_URL is set: new mails go to that mail server, not here.');
	if (mails.length === 0) console.log(`There is no mail in ${folder}.`);
	for (const { date, to, subject, file } of mails) {
		console.log([date, to, subject, file].map(shown).join('\t'));
	}
}

list().catch((error: unknown) => {
	const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
	console.error(error instanceof EnvironmentError ? error.message : `The outbox cannot be read${code}.`);
	process.exitCode = 1;
});
