/**
 * `npm run outbox`: the mails that wait in DATA_DIR, newest first. It only reads files, so the server may run
 * meanwhile.
 */
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { listOutbox, outboxFolder } from '#server/mail/outbox.ts';
import { execute, newProgram, runAsProcess, type Terminal } from './command-line.ts';

export function outbox(argv: readonly string[], terminal: Terminal): Promise<number> {
	const program = newProgram('outbox', terminal)
		.description('The mails that are kept in DATA_DIR where no SMTP_URL is set, newest first.')
		.action(() => list(terminal));
	return execute(program, argv, terminal, explain);
}

async function list({ env, say }: Terminal): Promise<void> {
	const { dataDir, smtpUrl } = readEnvironment(env);
	const folder = outboxFolder(dataDir);
	const mails = await listOutbox(folder);
	if (smtpUrl) say('SMTP_URL is set: new mails go to that mail server, not here.');
	if (mails.length === 0) say(`There is no mail in ${folder}.`);
	for (const { date, to, subject, file } of mails) say([date, to, subject, file].map(shown).join('\t'));
}

/** The text of a mail must not control the terminal. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '');

function explain(error: unknown): string {
	if (error instanceof EnvironmentError) return error.message;
	const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
	return `The outbox cannot be read${code}.`;
}

if (import.meta.main) await runAsProcess(outbox);
