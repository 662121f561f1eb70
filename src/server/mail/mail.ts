/** One mail, ready to be sent. The text is what counts; the HTML says the same. */
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
	 * Resolves when the mail server has taken the mail, or when it lies in the outbox.
	 * @throws MailNotSentError
	 */
	send(mail: Mail, signal?: AbortSignal): Promise<void>;
	/** The folder that keeps the mails; null where a mail server takes them. */
	outbox: string | null;
}

/** Neither the address nor the words of the mail stand in it, so that it may be logged and stored. */
export class MailNotSentError extends Error {
	/** Of the connection, e.g. ECONNREFUSED, or of Nodemailer, e.g. EENVELOPE. */
	readonly code: string;
	/** What the mail server answered, e.g. 451 (later) or 550 (never). */
	readonly status?: number;

	constructor(code: string, status?: number) {
		super(`a mail was not sent (${status ?? code})`);
		this.name = 'MailNotSentError';
		this.code = code;
		this.status = status;
	}
}
