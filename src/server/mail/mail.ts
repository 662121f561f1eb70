/** One mail, ready to be sent. The text is authoritative; the HTML says the same. */
export interface Mail {
	/** One bare address. */
	to: string;
	subject: string;
	text: string;
	html: string;
}

/** Where mails go. */
export interface MailTransport {
	/**
	 * Resolves when the mail server has accepted the mail, or when it is in the outbox.
	 * @throws MailNotSentError
	 */
	send(mail: Mail, signal?: AbortSignal): Promise<void>;
	/** The folder that keeps the mails; null where there is a mail server. */
	outbox: string | null;
}

/** Contains neither the address nor the words of the mail, so that it may be logged and stored. */
export class MailNotSentError extends Error {
	/** From the connection, e.g. ECONNREFUSED, or from Nodemailer, e.g. EENVELOPE. */
	readonly code: string;
	/** The mail server's answer, e.g. 451 (later) or 550 (never). */
	readonly status?: number;

	constructor(code: string, status?: number) {
		super(`a mail was not sent (${status ?? code})`);
		this.name = 'MailNotSentError';
		this.code = code;
		this.status = status;
	}
}
