import type { Transporter } from 'nodemailer';
import type { Environment } from '#server/env.ts';
import { envelopeOf } from './envelope.ts';
import { MailNotSentError, type MailTransport } from './mail.ts';
import { createOutbox, outboxFolder } from './outbox.ts';

/** A mail server that is slower than this is tried again later. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** The mail server of SMTP_URL, else the outbox in DATA_DIR. */
export function createMailTransport(env: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport {
	if (!env.smtpUrl) return createOutbox(outboxFolder(env.dataDir), env.mailFrom);
	const options = { ...TIMEOUTS, url: env.smtpUrl };
	let server: Transporter | undefined;
	return {
		outbox: null,
		async send(mail, signal) {
			const message = { ...envelopeOf(mail), signal };
			try {
				server ??= (await import('nodemailer')).createTransport(options, { from: env.mailFrom });
				await server.sendMail(message);
			} catch (error) {
				throw notSent(error);
			}
		},
	};
}

/** The original is not kept as the cause: it contains the address and the server's answer. */
function notSent(error: unknown): MailNotSentError {
	const facts: object = typeof error === 'object' && error !== null ? error : {};
	const code = 'code' in facts && typeof facts.code === 'string' ? facts.code : 'unknown';
	const status = 'responseCode' in facts && typeof facts.responseCode === 'number' ? facts.responseCode : undefined;
	return new MailNotSentError(code, status);
}
